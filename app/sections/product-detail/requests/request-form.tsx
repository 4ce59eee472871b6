import '../../../i18n/messages/requests'
import { SendButton, SentForm } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import { type FormResult, useForm } from '../../../forms/use-form'
import { useTranslator } from '../../../i18n/use-translator'
import { recordEvent } from '../../../stores/shop-events'
import { Icon } from '../../../ui/icon'
import { INTENT_FIELD } from '../offer'
import type { ProductAnswers } from '../product-answers'
import type { ProductView } from '../product-view'
import type { RequestField, RequestKind } from './request'
import styles from './request.module.css'
import { RequestFields } from './request-fields'

interface RequestFormProps {
  kind: RequestKind
  product: ProductView
  /** Id of the sold-out option; 0 for none. */
  missing: number
  outcome: ProductAnswers['request']
}

const load = async () => (await import('./request-definition')).requestForm

/** "Avise-me" and the quote request. Posts to the product's page. */
export function RequestForm({ kind, product, missing, outcome }: RequestFormProps) {
  const t = useTranslator()
  const form = useForm({ load, name: 'request', earlier: outcome?.answer, onResult: record })
  const isNotice = kind === 'avise-me'
  function record(result: FormResult<RequestField>) {
    if ('answer' in result && result.answer.ok) recordEvent({ name: 'generate_lead', source: kind })
  }
  return (
    <SentForm form={form} action={`${product.path}#${kind}`} className={fields.fields}>
      <input type="hidden" name={INTENT_FIELD} value={kind} />
      <p className={styles.hint}>{t(isNotice ? 'requests.noticeHint' : 'requests.quoteHint')}</p>
      <RequestFields
        kind={kind}
        attribute={product.attribute}
        missing={missing}
        typed={outcome?.typed}
        errors={form.errors}
      />
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t(isNotice ? 'requests.notice' : 'requests.quote')}
      </SendButton>
    </SentForm>
  )
}
