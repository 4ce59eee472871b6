import '../../i18n/messages/contact'
import '../../i18n/messages/forms'
import { FormField } from '../../forms/field'
import styles from '../../forms/form.module.css'
import type { FieldErrors } from '../../forms/form-rules'
import { typeMasked } from '../../forms/type-masked'
import { useTranslator } from '../../i18n/use-translator'
import { formatPhone } from '../../models/formatters'
import { CONTACT_RULES, type ContactField, type TypedContact } from './contact'

interface ContactFieldsProps {
  typed: TypedContact | undefined
  errors: FieldErrors<ContactField>
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
export function ContactFields({ typed, errors }: ContactFieldsProps) {
  return (
    <>
      <Sender typed={typed} errors={errors} />
      <Message typed={typed} errors={errors} />
    </>
  )
}

function Sender({ typed, errors }: ContactFieldsProps) {
  const t = useTranslator()
  return (
    <>
      <div className={styles.pair}>
        <FormField label={t('forms.name')} error={errors.nome}>
          {attributes => (
            <input
              type="text"
              {...attributes}
              name="nome"
              autoComplete="name"
              required
              maxLength={CONTACT_RULES.nome.max}
              defaultValue={typed?.nome}
            />
          )}
        </FormField>
        <FormField label={t('forms.email')} error={errors.email}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={CONTACT_RULES.email.max}
              defaultValue={typed?.email}
            />
          )}
        </FormField>
      </div>
      <FormField label={t('forms.phone')} error={errors.contato}>
        {attributes => (
          <input
            {...attributes}
            type="tel"
            name="contato"
            autoComplete="tel"
            inputMode="tel"
            maxLength={CONTACT_RULES.contato.max}
            defaultValue={typed?.contato}
            onInput={event => typeMasked(event.currentTarget, event.nativeEvent, formatPhone)}
          />
        )}
      </FormField>
    </>
  )
}

function Message({ typed, errors }: ContactFieldsProps) {
  const t = useTranslator()
  return (
    <>
      <FormField label={t('contact.subject')} error={errors.assunto}>
        {attributes => (
          <input
            type="text"
            {...attributes}
            name="assunto"
            maxLength={CONTACT_RULES.assunto.max}
            defaultValue={typed?.assunto}
          />
        )}
      </FormField>
      <FormField label={t('contact.message')} error={errors.mensagem}>
        {attributes => (
          <textarea
            {...attributes}
            name="mensagem"
            rows={5}
            required
            maxLength={CONTACT_RULES.mensagem.max}
            defaultValue={typed?.mensagem}
          />
        )}
      </FormField>
    </>
  )
}
