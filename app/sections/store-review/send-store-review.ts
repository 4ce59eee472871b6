import '../../i18n/messages/storeReview'
import type { Transport } from '../../api/client'
import { sendStoreReview } from '../../api/store-review'
import { toAnswer } from '../../forms/form-answer'
import { errorsOf, hasErrors } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { STORE_REVIEW_FIELDS, STORE_REVIEW_RULES, type StoreReviewAnswer, type TypedStoreReview } from './store-review'

export interface WrittenStoreReview {
  key: string
  typed: TypedStoreReview
  idempotencyKey: string
}

/** What the customer is told: of what is wrong here already, else by the server. */
export async function submitStoreReview(
  transport: Transport,
  { key, typed, idempotencyKey }: WrittenStoreReview,
  t: Translator
): Promise<StoreReviewAnswer> {
  const errors = errorsOf(STORE_REVIEW_FIELDS, STORE_REVIEW_RULES, typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  const review = {
    experience: Number(typed.experiencia),
    service: Number(typed.atendimento),
    satisfied: typed.satisfacao === 'sim',
    publish: typed.autorizacao,
    message: typed.mensagem.trim()
  }
  const result = await sendStoreReview(transport, key, review, idempotencyKey)
  return toAnswer(result, STORE_REVIEW_FIELDS, t('storeReview.thanks'), t)
}
