import '../../i18n/messages/contact'
import { SendButton, SentForm } from '../../forms/form'
import styles from '../../forms/form.module.css'
import { useForm } from '../../forms/use-form'
import { useTranslator } from '../../i18n/use-translator'
import { recordEvent } from '../../stores/shop-events'
import { Icon } from '../../ui/icon'
import { CONTACT_PLACE_ID, type ContactOutcome, type ContactPlaceProps } from './contact'
import { ContactFields } from './contact-fields'

/** The contact form. Posts to its page. */
export function ContactForm({ path, outcome }: ContactPlaceProps) {
  const t = useTranslator()
  const form = useForm({ load, earlier: outcome?.answer, onResult: record })
  return (
    <SentForm form={form} action={`${path}#${CONTACT_PLACE_ID}`} className={styles.fields}>
      <p className={styles.hint}>{t('contact.hint')}</p>
      <ContactFields typed={outcome?.typed} errors={form.errors} />
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t('contact.submit')}
      </SendButton>
    </SentForm>
  )
}

async function load() {
  return (await import('./contact-definition')).contactForm
}

function record({ answer }: ContactOutcome) {
  if (answer.ok) recordEvent({ name: 'generate_lead', source: 'contact' })
}
