import '../../../i18n/messages/forms'
import '../../../i18n/messages/requests'
import { FormField } from '../../../forms/field'
import styles from '../../../forms/form.module.css'
import { EmailField, type FieldState, MessageField, NameField, TextField } from '../../../forms/text-field'
import { useTranslator } from '../../../i18n/use-translator'
import { formatPhone } from '../../../models/shopper/formatters'
import type { ProductView } from '../product-view'
import type { RequestField, RequestKind } from './request'

interface RequestFieldsProps extends FieldState<RequestField>, Pick<ProductView, 'attribute'> {
  kind: RequestKind
  missing: number
}

/** A notice asks for the sold-out option, a quote for a phone number and a message. */
export function RequestFields({ kind, attribute, missing, ...state }: RequestFieldsProps) {
  const { typed, errors } = state
  const t = useTranslator()
  return (
    <>
      {kind === 'avise-me' && attribute ? (
        <FormField label={attribute.name} error={errors.idAtributoValor}>
          {attributes => (
            <select
              {...attributes}
              name="idAtributoValor"
              defaultValue={typed?.idAtributoValor || missing || undefined}
            >
              {attribute.options
                .filter(({ available }) => !available)
                .map(({ id, label }) => (
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
      {kind === 'orcamento' ? (
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
          <Checkbox name="enviarEmail" label={t('requests.copy')} typed={typed} />
        </>
      ) : null}
      <Checkbox name="mailing" label={t('requests.mailing')} typed={typed} />
    </>
  )
}

interface CheckboxProps extends Pick<FieldState<RequestField>, 'typed'> {
  name: 'mailing' | 'enviarEmail'
  label: string
}

function Checkbox({ name, label, typed }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} defaultChecked={Boolean(typed?.[name])} />
      {label}
    </label>
  )
}
