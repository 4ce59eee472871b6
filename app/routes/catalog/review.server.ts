import '../../i18n/messages/refused.ts'
import '../../i18n/messages/reviewForm.ts'
import { data } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { type FormAnswer, type FormOutcome, failed } from '../../forms/form-answer.ts'
import type { SentForm } from '../../forms/read-form.server.ts'
import { sendingKeyOf } from '../../forms/sending-key.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import type { ProductAnswers, ReviewField } from '../../sections/product-detail/product-forms.ts'
import {
  MAX_PICTURES,
  PICTURES_FIELD,
  type PictureProblem,
  pictureProblem,
  pictureWords
} from '../../sections/product-detail/reviews/pictures.ts'
import { reviewForm } from '../../sections/product-detail/reviews/review-definition.ts'

/** Sends a review with its pictures. A browser without JavaScript does not scale them. */
export async function reviewAction({ form, isCut }: SentForm, scope: RequestScope, path: string) {
  const { language, personalTransport: transport } = scope
  const t = createTranslator(language)
  const typed = reviewForm.read(form)
  const files = form.getAll(PICTURES_FIELD).filter(entry => typeof entry !== 'string' && entry.size > 0)
  const pictures = files.filter(entry => typeof entry !== 'string')
  if (isCut && pictures.length === 0) return respond(413, { typed, answer: tooLong(form, t) })
  const problem = isCut ? 'large' : problemOf(pictures)
  if (problem) {
    const errors = { ...reviewForm.check(form, t)?.errors, anexos: pictureWords(problem, t) }
    return respond(isCut ? 413 : 422, { typed, answer: { ok: false, message: '', errors } })
  }
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) return respond(502, { typed, answer: failed(t) })
  const about = { product: product.data.id, pictures: await Promise.all(pictures.map(toDataUrl)) }
  const { answer } = (await answerForm(reviewForm, { form, transport, language, about })).outcome
  if (answer.ok) return respond(200, { typed, answer })
  // No document can put files back into a form.
  const isLost = pictures.length > 0 && !sendingKeyOf(form)
  const again = isLost && !answer.errors.anexos ? { anexos: t('reviewForm.chooseAgain') } : {}
  return respond(422, { typed, answer: { ...answer, errors: { ...answer.errors, ...again } } })
}

/** For an oversized form without pictures: the errors of its fields, or a general refusal when no field is too long. */
function tooLong(form: FormData, t: Translator): FormAnswer<ReviewField> {
  return reviewForm.check(form, t) ?? { ok: false, message: t('refused.long'), errors: {} }
}

function problemOf(pictures: File[]): PictureProblem | null {
  if (pictures.length > MAX_PICTURES) return 'many'
  return pictures.map(pictureProblem).find(problem => problem !== null) ?? null
}

function respond(status: number, review: FormOutcome<ReviewField>) {
  return data({ review } satisfies ProductAnswers, { status })
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
