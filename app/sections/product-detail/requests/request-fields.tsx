import '../../../i18n/messages/forms'
import '../../../i18n/messages/requests'
import { FormField } from '../../../forms/field'
import styles from '../../../forms/form.module.css'
import { EmailField, type FieldState, MessageField, NameField, TextField } from '../../../forms/text-field'
import { useTranslator } from '../../../i18n/use-translator'
import type { AttributeOption } from '../../../models/product/product-choices'
import { formatPhone } from '../../../models/shopper/formatters'
import type { RequestField, RequestKind } from './request'

interface RequestFieldsProps extends FieldState<RequestField> {
  kind: RequestKind
  /** The sold-out options; null when there is no choice. */
  options: { name: string; waited: AttributeOption[] } | null
  missing: number
}

export function RequestFields({ kind, options, missing, ...state }: RequestFieldsProps) {
  const { typed, errors } = state
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
        <NameField {...state} />
        <EmailField {...state} />
      </div>
      {kind === 'orcamento' ? <QuoteFields {...state} /> : null}
      <label className={styles.check}>
        <input type="checkbox" name="mailing" defaultChecked={Boolean(typed?.mailing)} />
        {t('requests.mailing')}
      </label>
    </>
  )
}

function QuoteFields(state: FieldState<RequestField>) {
  const t = useTranslator()
  return (
    <>
      <TextField
        {...state}
        name="contato"
        type="tel"
        label={t('forms.phone')}
        autoComplete="tel"
        inputMode="tel"
        mask={formatPhone}
      />
      <MessageField {...state} name="mensagem" label={t('requests.message')} rows={3} />
      <label className={styles.check}>
        <input type="checkbox" name="enviarEmail" defaultChecked={Boolean(state.typed?.enviarEmail)} />
        {t('requests.copy')}
      </label>
    </>
  )
}
