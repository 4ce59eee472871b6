import '../../../i18n/words/reviewForm'
import type { Transport } from '../../../api/client'
import type { ApiFailure } from '../../../api/failure'
import { sendReview } from '../../../api/reviews'
import type { Translator } from '../../../i18n/translator'
import {
  MAX_LENGTHS,
  problemsOf,
  REVIEW_FIELDS,
  type ReviewAnswer,
  type ReviewErrors,
  type ReviewProblem,
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
export function typedErrors(typed: TypedReview, t: Translator): ReviewErrors {
  const errors: ReviewErrors = {}
  const problems = problemsOf(typed)
  for (const field of REVIEW_FIELDS) {
    const problem = field === 'anexos' ? undefined : problems[field]
    if (problem && field !== 'anexos') errors[field] = wordsOf(problem, MAX_LENGTHS[field], t)
  }
  return errors
}

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function submitReview(transport: Transport, review: WrittenReview, t: Translator): Promise<ReviewAnswer> {
  const { product, typed, pictures, idempotencyKey } = review
  const errors = typedErrors(typed, t)
  if (Object.keys(errors).length > 0) return { ok: false, message: '', errors }
  const sent = {
    product,
    name: typed.nome.trim(),
    email: typed.email.trim(),
    rating: Number(typed.nota),
    comment: typed.comentario.trim(),
    pictures
  }
  const result = await sendReview(transport, sent, idempotencyKey)
  if (!result.ok) return refused(result, t)
  if (result.data.done) return { ok: true, message: result.data.message || t('reviewForm.thanks') }
  return { ok: false, message: failed(result.data.message, t), errors: {} }
}

/** What the server says of a field stands beside it; what it says of itself is not worth showing. */
function refused({ kind, status, message, fields = {} }: ApiFailure, t: Translator): ReviewAnswer {
  const errors: ReviewErrors = {}
  for (const field of REVIEW_FIELDS) if (fields[field]) errors[field] = fields[field]
  if (Object.keys(errors).length > 0) return { ok: false, message: '', errors }
  const isWorthSaying = kind === 'http' && status < 500 && status !== 404
  return { ok: false, message: failed(isWorthSaying ? message : '', t), errors }
}

/** Spec 8, and the reason where there is one. */
function failed(reason: string, t: Translator): string {
  return [t('reviewForm.failed'), reason].filter(Boolean).join(' ')
}

function wordsOf(problem: ReviewProblem, count: number, t: Translator): string {
  if (problem === 'empty') return t('reviewForm.empty')
  if (problem === 'noRating') return t('reviewForm.noRating')
  return problem === 'emailWrong' ? t('reviewForm.emailWrong') : t('reviewForm.long', { count })
}
