import '../../i18n/messages/contact'
import '../../i18n/messages/forms'
import { FormField } from '../../forms/field'
import styles from '../../forms/form.module.css'
import type { FieldErrors, Typed } from '../../forms/form-answer'
import { LENGTHS } from '../../forms/lengths'
import { typeMasked } from '../../forms/type-masked'
import { useTranslator } from '../../i18n/use-translator'
import { formatPhone } from '../../models/formatters'
import type { ContactField } from './contact'

interface ContactFieldsProps {
  typed: Typed<ContactField> | undefined
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
              maxLength={LENGTHS.name}
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
              maxLength={LENGTHS.email}
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
            maxLength={LENGTHS.phone}
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
          <input type="text" {...attributes} name="assunto" maxLength={LENGTHS.subject} defaultValue={typed?.assunto} />
        )}
      </FormField>
      <FormField label={t('contact.message')} error={errors.mensagem}>
        {attributes => (
          <textarea
            {...attributes}
            name="mensagem"
            rows={5}
            required
            maxLength={LENGTHS.message}
            defaultValue={typed?.mensagem}
          />
        )}
      </FormField>
    </>
  )
}
