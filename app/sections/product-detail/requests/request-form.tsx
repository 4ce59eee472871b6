import '../../../i18n/messages/forms.ts'
import '../../../i18n/messages/requests.ts'
import { FormField } from '../../../forms/field.tsx'
import * as fields from '../../../forms/form.module.css'
import { SendButton, SentForm } from '../../../forms/form.tsx'
import { EmailField, type FieldState, MessageField, NameField, TextField } from '../../../forms/text-field.tsx'
import { type FormResult, useForm } from '../../../forms/use-form.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { AttributeChoice } from '../../../models/product/product-choices.ts'
import { formatPhone } from '../../../models/shopper/formatters.ts'
import { recordEvent } from '../../../stores/shop-events.ts'
import { Icon } from '../../../ui/icon.tsx'
import { INTENT_FIELD, type ProductAnswers, type RequestField, type RequestKind } from '../product-forms.ts'
import type { ProductView } from '../product-view.ts'
import * as styles from './request.module.css'

interface RequestFormProps {
  kind: RequestKind
  product: ProductView
  missing: number
  outcome: ProductAnswers['request']
}

const load = async () => (await import('./request-definition.ts')).requestForm

/** "Avise-me" and the quote request. Posts to the product's page. */
export function RequestForm({ kind, product: { path, attribute }, missing, outcome }: RequestFormProps) {
  const t = useTranslator()
  const form = useForm({ load, name: 'request', earlier: outcome?.answer, onResult: record })
  const state = { typed: outcome?.typed, errors: form.errors }
  const isNotice = kind === 'avise-me'
  function record(result: FormResult<RequestField>) {
    if ('answer' in result && result.answer.ok) recordEvent({ name: 'generate_lead', source: kind })
  }
  return (
    <SentForm form={form} action={`${path}#${kind}`} className={fields.fields}>
      <input type="hidden" name={INTENT_FIELD} value={kind} />
      <p className={styles.hint}>{t(isNotice ? 'requests.noticeHint' : 'requests.quoteHint')}</p>
      {isNotice && attribute ? <OptionField {...state} attribute={attribute} missing={missing} /> : null}
      <div className={fields.pair}>
        <NameField {...state} />
        <EmailField {...state} />
      </div>
      {isNotice ? null : <QuoteFields {...state} />}
      <label className={fields.check}>
        <input type="checkbox" name="mailing" defaultChecked={Boolean(outcome?.typed.mailing)} />
        {t('requests.mailing')}
      </label>
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t(isNotice ? 'requests.notice' : 'requests.quote')}
      </SendButton>
    </SentForm>
  )
}

interface OptionFieldProps extends FieldState<RequestField> {
  attribute: AttributeChoice
  missing: number
}

function OptionField({ attribute, missing, typed, errors }: OptionFieldProps) {
  return (
    <FormField label={attribute.name} error={errors.idAtributoValor}>
      {attributes => (
        <select {...attributes} name="idAtributoValor" defaultValue={typed?.idAtributoValor || missing || undefined}>
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
      <label className={fields.check}>
        <input type="checkbox" name="enviarEmail" defaultChecked={Boolean(state.typed?.enviarEmail)} />
        {t('requests.copy')}
      </label>
    </>
  )
}
