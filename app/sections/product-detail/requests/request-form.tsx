import '../../../i18n/messages/requests'
import { SendButton } from '../../../forms/form'
import fields from '../../../forms/form.module.css'
import { SentForm } from '../../../forms/sent-form'
import { useSending } from '../../../forms/use-sending'
import { useTranslator } from '../../../i18n/use-translator'
import { recordEvent } from '../../../stores/shop-events'
import { Icon } from '../../../ui/icon'
import { INTENT_FIELD } from '../offer'
import { type RequestField, readTypedRequest } from './request'
import styles from './request.module.css'
import { RequestFields } from './request-fields'
import type { RequestProps } from './request-place'

/** "Avise-me" and the request for a quote: a form that the product's page answers, and with JavaScript the API. */
export function RequestForm({ kind, product, missing, outcome }: RequestProps) {
  const t = useTranslator()
  const sending = useSending<RequestField>(outcome?.answer)
  async function send(form: HTMLFormElement) {
    const typed = readTypedRequest(new FormData(form))
    const answer = await sending.send(typed, async idempotencyKey => {
      const { sendRequestInBrowser } = await import('./send-request.browser')
      return sendRequestInBrowser({ kind, product: product.id, typed, idempotencyKey }, t)
    })
    if (answer?.ok) recordEvent({ name: 'generate_lead', source: kind })
  }
  const waited = (product.attribute?.options ?? []).filter(({ available }) => !available)
  return (
    <SentForm sending={sending} onSend={send} action={`${product.path}#${kind}`} className={fields.fields}>
      <input type="hidden" name={INTENT_FIELD} value={kind} />
      <p className={styles.hint}>{t(kind === 'avise-me' ? 'requests.noticeHint' : 'requests.quoteHint')}</p>
      <RequestFields
        kind={kind}
        options={kind === 'avise-me' && product.attribute ? { name: product.attribute.name, waited } : null}
        missing={missing}
        typed={outcome?.typed}
        errors={sending.errors}
      />
      <SendButton isBusy={sending.isPending}>
        <Icon name="mail" size={18} />
        {t(kind === 'avise-me' ? 'requests.notice' : 'requests.quote')}
      </SendButton>
    </SentForm>
  )
}
