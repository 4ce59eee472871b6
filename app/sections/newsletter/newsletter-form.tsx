import '../../i18n/messages/forms'
import '../../i18n/messages/newsletter'
import { SendButton, SentForm } from '../../forms/form'
import styles from '../../forms/form.module.css'
import { LENGTHS } from '../../forms/lengths'
import { EmailField, type FieldState, TextField } from '../../forms/text-field'
import { useTranslator } from '../../i18n/use-translator'
import { PATHS } from '../../links'
import { Icon } from '../../ui/icon'
import type { NewsletterField, NewsletterOutcome } from './newsletter-definition'
import { useNewsletter } from './use-newsletter'

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
