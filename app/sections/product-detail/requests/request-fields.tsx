import '../../../i18n/messages/forms'
import '../../../i18n/messages/requests'
import { FormField } from '../../../forms/field'
import styles from '../../../forms/form.module.css'
import type { FieldErrors, Typed } from '../../../forms/form-answer'
import { LENGTHS } from '../../../forms/lengths'
import { typeMasked } from '../../../forms/type-masked'
import { useTranslator } from '../../../i18n/use-translator'
import { formatPhone } from '../../../models/formatters'
import type { AttributeOption } from '../../../models/product-choices'
import type { RequestField, RequestKind } from './request'

interface RequestFieldsProps {
  kind: RequestKind
  /** Which of them is waited for; null where there is nothing to choose. */
  options: { name: string; waited: AttributeOption[] } | null
  missing: number
  typed: Typed<RequestField> | undefined
  errors: FieldErrors<RequestField>
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
export function RequestFields({ kind, options, missing, typed, errors }: RequestFieldsProps) {
  const t = useTranslator()
  return (
    <>
      {options ? (
        <FormField label={options.name} error={errors.idAtributoValor}>
          {attributes => (
            <select
              {...attributes}
              name="idAtributoValor"
              defaultValue={typed?.idAtributoValor || missing || undefined}
            >
              {options.waited.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ) : null}
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
      {kind === 'orcamento' ? <QuoteFields typed={typed} errors={errors} /> : null}
      <label className={styles.check}>
        <input type="checkbox" name="mailing" defaultChecked={Boolean(typed?.mailing)} />
        {t('requests.mailing')}
      </label>
    </>
  )
}

function QuoteFields({ typed, errors }: Pick<RequestFieldsProps, 'typed' | 'errors'>) {
  const t = useTranslator()
  return (
    <>
      <FormField label={t('forms.phone')} error={errors.contato}>
        {attributes => (
          <input
            {...attributes}
            type="tel"
            name="contato"
            autoComplete="tel"
            inputMode="tel"
            defaultValue={typed?.contato}
            onInput={event => typeMasked(event.currentTarget, event.nativeEvent, formatPhone)}
          />
        )}
      </FormField>
      <FormField label={t('requests.message')} error={errors.mensagem}>
        {attributes => (
          <textarea
            {...attributes}
            name="mensagem"
            rows={3}
            maxLength={LENGTHS.message}
            defaultValue={typed?.mensagem}
          />
        )}
      </FormField>
      <label className={styles.check}>
        <input type="checkbox" name="enviarEmail" defaultChecked={Boolean(typed?.enviarEmail)} />
        {t('requests.copy')}
      </label>
    </>
  )
}
