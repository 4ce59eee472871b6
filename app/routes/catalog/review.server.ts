import '../../i18n/messages/refused'
import '../../i18n/messages/reviewForm'
import { data } from 'react-router'
import { fetchProduct } from '../../api/catalog'
import { idempotencyKeyOf } from '../../api/idempotency-key.server'
import type { SentForm } from '../../api/read-form.server'
import { mapContext, type RequestScope } from '../../context'
import { failed } from '../../forms/form-answer'
import { hasErrors } from '../../forms/form-rules'
import { createTranslator, type Translator } from '../../i18n/translator'
import { pictureWords } from '../../sections/product-detail/reviews/picture-words'
import {
  MAX_PICTURES,
  PICTURES_FIELD,
  type PictureProblem,
  pictureProblem
} from '../../sections/product-detail/reviews/pictures'
import {
  type ReviewAnswer,
  type ReviewOutcome,
  readTypedReview,
  type TypedReview
} from '../../sections/product-detail/reviews/review'
import { submitReview, typedErrors } from '../../sections/product-detail/reviews/send-review'

/** The review form without JavaScript, with its unmodified pictures. The page shows the result. */
export async function reviewAction({ form, isCut }: SentForm, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedReview(form)
  const files = form.getAll(PICTURES_FIELD).filter(entry => typeof entry !== 'string' && entry.size > 0)
  const pictures = files.filter(entry => typeof entry !== 'string')
  if (isCut && pictures.length === 0) return respond(413, typed, tooLong(typed, t))
  const problem = isCut ? 'large' : problemOf(pictures)
  if (problem) {
    const errors = { ...typedErrors(typed, t), anexos: pictureWords(problem, t) }
    return respond(isCut ? 413 : 422, typed, { ok: false, message: '', errors })
  }
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) return respond(502, typed, failed(t))
  const dataUrls = await Promise.all(pictures.map(toDataUrl))
  const idempotencyKey = await idempotencyKeyOf([product.data.id, typed, dataUrls])
  const answer = await submitReview(
    scope.personalTransport,
    { product: product.data.id, typed, pictures: dataUrls, idempotencyKey },
    t
  )
  if (answer.ok) return respond(200, typed, answer)
  // A server cannot fill a file field again.
  const again = pictures.length > 0 && !answer.errors.anexos ? { anexos: t('reviewForm.chooseAgain') } : {}
  return respond(422, typed, { ...answer, errors: { ...answer.errors, ...again } })
}

/** Text alone is too long. Names the field at fault; otherwise the body is not from this form. */
function tooLong(typed: TypedReview, t: Translator): ReviewAnswer {
  const errors = typedErrors(typed, t)
  return { ok: false, message: hasErrors(errors) ? '' : t('refused.long'), errors }
}

function problemOf(pictures: File[]): PictureProblem | null {
  if (pictures.length > MAX_PICTURES) return 'many'
  for (const picture of pictures) {
    const problem = pictureProblem(picture)
    if (problem) return problem
  }
  return null
}

function respond(status: number, typed: TypedReview, answer: ReviewAnswer) {
  return data<ReviewOutcome>({ review: { typed, answer } }, { status })
}

/** Within the limit of arguments of a call, and a multiple of base64's three-byte groups. */
const GROUP_BYTES = 3 * 8_192

async function toDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += GROUP_BYTES)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + GROUP_BYTES))))
  return `data:${file.type};base64,${parts.join('')}`
}
