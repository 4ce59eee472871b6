import '../../../i18n/messages/requests'
import { SendButton, SentForm } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import { type FormResult, useForm } from '../../../forms/use-form'
import { useTranslator } from '../../../i18n/use-translator'
import { recordEvent } from '../../../stores/shop-events'
import { Icon } from '../../../ui/icon'
import { INTENT_FIELD } from '../offer'
import type { RequestField, RequestProps } from './request'
import styles from './request.module.css'
import { RequestFields } from './request-fields'

/** "Avise-me" and the quote request. Posts to the product's page. */
export function RequestForm({ kind, product, missing, outcome }: RequestProps) {
  const t = useTranslator()
  const form = useForm({ load, name: 'request', earlier: outcome?.answer, onResult: record })
  function record(result: FormResult<RequestField>) {
    if ('answer' in result && result.answer.ok) recordEvent({ name: 'generate_lead', source: kind })
  }
  const waited = (product.attribute?.options ?? []).filter(({ available }) => !available)
  return (
    <SentForm form={form} action={`${product.path}#${kind}`} className={fields.fields}>
      <input type="hidden" name={INTENT_FIELD} value={kind} />
      <p className={styles.hint}>{t(kind === 'avise-me' ? 'requests.noticeHint' : 'requests.quoteHint')}</p>
      <RequestFields
        kind={kind}
        options={kind === 'avise-me' && product.attribute ? { name: product.attribute.name, waited } : null}
        missing={missing}
        typed={outcome?.typed}
        errors={form.errors}
      />
      <SendButton isBusy={form.isPending}>
        <Icon name="mail" size={18} />
        {t(kind === 'avise-me' ? 'requests.notice' : 'requests.quote')}
      </SendButton>
    </SentForm>
  )
}

async function load() {
  return (await import('./request-definition')).requestForm
}
