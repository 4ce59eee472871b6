import '../../i18n/messages/contact'
import '../../i18n/messages/forms'
import styles from '../../forms/form.module.css'
import { LENGTHS } from '../../forms/lengths'
import { EmailField, type FieldState, MessageField, NameField, TextField } from '../../forms/text-field'
import { useTranslator } from '../../i18n/use-translator'
import { formatPhone } from '../../models/shopper/formatters'
import type { ContactField } from './contact'

export function ContactFields(state: FieldState<ContactField>) {
  const t = useTranslator()
  return (
    <>
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
    </>
  )
}
