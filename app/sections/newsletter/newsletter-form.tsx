import '../../i18n/messages/forms'
import '../../i18n/messages/newsletter'
import { FormField } from '../../forms/field'
import { SendButton, SentForm } from '../../forms/form'
import styles from '../../forms/form.module.css'
import { LENGTHS } from '../../forms/lengths'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { NEWSLETTER_PATH, type NewsletterOutcome } from './newsletter'
import { useNewsletter } from './use-newsletter'

interface NewsletterFormProps {
  outcome?: NewsletterOutcome | undefined
}

/** The whole form, of its page and of popups; the footer has a short one. */
export function NewsletterForm({ outcome }: NewsletterFormProps) {
  const t = useTranslator()
  const form = useNewsletter(outcome?.answer)
  return (
    <SentForm form={form} action={NEWSLETTER_PATH} className={styles.fields}>
      <FormField label={t('newsletter.name')} error={form.errors.nome}>
        {attributes => (
          <input
            type="text"
            {...attributes}
            name="nome"
            autoComplete="name"
            maxLength={LENGTHS.name}
            defaultValue={outcome?.typed.nome}
          />
        )}
      </FormField>
      <FormField label={t('forms.email')} error={form.errors.email}>
        {attributes => (
          <input
            {...attributes}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={LENGTHS.email}
            defaultValue={outcome?.typed.email}
          />
        )}
      </FormField>
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t('newsletter.submit')}
      </SendButton>
    </SentForm>
  )
}
