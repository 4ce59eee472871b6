import '../../i18n/messages/forms'
import '../../i18n/messages/newsletter'
import { FormField } from '../../forms/field'
import { SendButton } from '../../forms/form'
import styles from '../../forms/form.module.css'
import { SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { recordEvent } from '../../stores/shop-events'
import { Icon } from '../../ui/icon'
import {
  NEWSLETTER_PATH,
  NEWSLETTER_RULES,
  type NewsletterField,
  type NewsletterOutcome,
  readTypedNewsletter
} from './newsletter'

interface NewsletterFormProps {
  outcome?: NewsletterOutcome | undefined
}

/** The whole form, of its page and of popups; the footer has a short one. */
export function NewsletterForm({ outcome }: NewsletterFormProps) {
  const t = useTranslator()
  const sending = useSending<NewsletterField>(outcome?.answer)
  async function send(form: HTMLFormElement) {
    const typed = readTypedNewsletter(new FormData(form))
    const answer = await sending.send(typed, async idempotencyKey => {
      const { subscribeInBrowser } = await import('./subscribe.browser')
      return subscribeInBrowser(typed, idempotencyKey, t)
    })
    if (answer?.ok) recordEvent({ name: 'generate_lead', source: 'newsletter' })
  }
  return (
    <SentForm sending={sending} onSend={send} action={NEWSLETTER_PATH} className={styles.fields}>
      <FormField label={t('newsletter.name')} error={sending.errors.nome}>
        {attributes => (
          <input
            type="text"
            {...attributes}
            name="nome"
            autoComplete="name"
            maxLength={NEWSLETTER_RULES.nome.max}
            defaultValue={outcome?.typed.nome}
          />
        )}
      </FormField>
      <FormField label={t('forms.email')} error={sending.errors.email}>
        {attributes => (
          <input
            {...attributes}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={NEWSLETTER_RULES.email.max}
            defaultValue={outcome?.typed.email}
          />
        )}
      </FormField>
      <SendButton isBusy={sending.isPending}>
        <Icon name="mail" size={18} />
        {t('newsletter.submit')}
      </SendButton>
    </SentForm>
  )
}
