import '../../../i18n/messages/reviewForm'
import type { Transport } from '../../../api/client'
import { sendReview } from '../../../api/reviews'
import { toAnswer } from '../../../forms/form-answer'
import { errorsOf, type FieldErrors, hasErrors } from '../../../forms/form-rules'
import type { Translator } from '../../../i18n/translator'
import {
  REVIEW_FIELDS,
  REVIEW_RULES,
  type ReviewAnswer,
  type ReviewField,
  TYPED_FIELDS,
  type TypedReview
} from './review'

export interface WrittenReview {
  product: number
  typed: TypedReview
  /** Data addresses. */
  pictures: string[]
  idempotencyKey: string
}

/** What is wrong with what was typed, in words; nothing is asked for it. */
export function typedErrors(typed: TypedReview, t: Translator): FieldErrors<ReviewField> {
  return errorsOf(TYPED_FIELDS, REVIEW_RULES, typed, t)
}

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function submitReview(transport: Transport, review: WrittenReview, t: Translator): Promise<ReviewAnswer> {
  const { product, typed, pictures, idempotencyKey } = review
  const errors = typedErrors(typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  const sent = {
    product,
    name: typed.nome.trim(),
    email: typed.email.trim(),
    rating: Number(typed.nota),
    comment: typed.comentario.trim(),
    pictures
  }
  const result = await sendReview(transport, sent, idempotencyKey)
  return toAnswer(result, REVIEW_FIELDS, t('reviewForm.thanks'), t)
}
