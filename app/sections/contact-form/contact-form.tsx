import '../../i18n/messages/contact'
import styles from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { recordEvent } from '../../stores/shop-events'
import { Icon } from '../../ui/icon'
import { CONTACT_PLACE_ID, type ContactField, type ContactPlaceProps, readTypedContact } from './contact'
import { ContactFields } from './contact-fields'

/** A message to the store. The page answers it, or with JavaScript the API. */
export function ContactForm({ path, outcome }: ContactPlaceProps) {
  const t = useTranslator()
  const sending = useSending<ContactField>(outcome?.answer)
  async function send(form: HTMLFormElement) {
    const typed = readTypedContact(new FormData(form))
    const answer = await sending.send(typed, async idempotencyKey => {
      const { sendMessageInBrowser } = await import('./send-contact.browser')
      return sendMessageInBrowser(typed, idempotencyKey, t)
    })
    if (answer?.ok) recordEvent({ name: 'generate_lead', source: 'contact' })
  }
  return (
    <SentForm sending={sending} onSend={send} action={`${path}#${CONTACT_PLACE_ID}`} className={styles.fields}>
      <p className={styles.hint}>{t('contact.hint')}</p>
      <ContactFields typed={outcome?.typed} errors={sending.errors} />
      <SendButton isBusy={sending.isPending}>
        <Icon name="mail" size={18} />
        {t('contact.submit')}
      </SendButton>
    </SentForm>
  )
}
