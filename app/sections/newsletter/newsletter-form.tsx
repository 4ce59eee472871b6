import '../../i18n/messages/forms.ts'
import '../../i18n/messages/newsletter.ts'
import * as styles from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { LENGTHS } from '../../forms/lengths.ts'
import { EmailField, type FieldState, TextField } from '../../forms/text-field.tsx'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { Icon } from '../../ui/icon.tsx'
import type { NewsletterField, NewsletterOutcome } from './newsletter-definition.ts'
import { useNewsletter } from './use-newsletter.ts'

export function NewsletterForm({ outcome }: { outcome?: NewsletterOutcome }) {
  const t = useTranslator()
  const form = useNewsletter(outcome?.answer)
  const state: FieldState<NewsletterField> = { typed: outcome?.typed, errors: form.errors }
  return (
    <SentForm form={form} action={PATHS.newsletter} className={styles.fields}>
      <TextField {...state} name="nome" label={t('newsletter.name')} autoComplete="name" maxLength={LENGTHS.name} />
      <EmailField {...state} />
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t('newsletter.submit')}
      </SendButton>
    </SentForm>
  )
}
