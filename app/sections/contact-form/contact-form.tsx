import '../../i18n/messages/contact.ts'
import '../../i18n/messages/forms.ts'
import * as styles from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { LENGTHS } from '../../forms/lengths.ts'
import { EmailField, type FieldState, MessageField, NameField, TextField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { formatPhone } from '../../models/shopper/formatters.ts'
import { recordEvent } from '../../stores/shop-events.ts'
import { Icon } from '../../ui/icon.tsx'
import { CONTACT_PLACE_ID, type ContactField, type ContactOutcome, type ContactPlaceProps } from './contact.ts'

export function ContactForm({ path, outcome }: ContactPlaceProps) {
  const t = useTranslator()
  const form = useForm<ContactField, ContactOutcome>({
    load: async () => (await import('./contact-definition.ts')).contactForm,
    earlier: outcome?.answer,
    onResult({ answer }) {
      if (answer.ok) recordEvent({ name: 'generate_lead', source: 'contact' })
    }
  })
  const state: FieldState<ContactField> = { typed: outcome?.typed, errors: form.errors }
  return (
    <SentForm form={form} action={`${path}#${CONTACT_PLACE_ID}`} className={styles.fields}>
      <p className={styles.hint}>{t('contact.hint')}</p>
      <div className={styles.pair}>
        <NameField {...state} />
        <EmailField {...state} />
      </div>
      <TextField
        {...state}
        name="contato"
        type="tel"
        label={t('forms.phone')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={LENGTHS.phone}
        mask={formatPhone}
      />
      <TextField {...state} name="assunto" label={t('contact.subject')} maxLength={LENGTHS.subject} />
      <MessageField {...state} name="mensagem" label={t('contact.message')} rows={5} required />
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t('contact.submit')}
      </SendButton>
    </SentForm>
  )
}
