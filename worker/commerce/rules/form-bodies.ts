import * as v from 'valibot'
import { whole } from './cart-body.ts'
import {
  emailField,
  flagField,
  optionalParagraphs,
  phoneField,
  requiredLine,
  requiredParagraphs,
  saying
} from './form-fields.ts'
import { MAX_UPLOADS } from './upload.ts'

/** The store's own length limits. */
const NAME_LENGTH = 80
const TEXT_LENGTH = 2_000

/** `EvaluationProductRequest`. `anexos` are data URLs; `readUploads` checks their contents. */
export const reviewBody = v.object({
  idProduto: productId(),
  nome: requiredLine(NAME_LENGTH),
  email: emailField,
  nota: v.nullish(ratingOf(), 0),
  comentario: requiredParagraphs(TEXT_LENGTH),
  recomenda: v.nullish(flagField, null),
  anexos: v.nullish(v.pipe(v.array(v.string(saying('image-type'))), v.maxLength(MAX_UPLOADS, saying('image-many'))), [])
})

/** `SolicitationRequest`: an alert when the product is available again. */
export const notifyBody = v.object({
  idProduto: productId(),
  idAtributoValor: v.nullish(whole(0), 0),
  nome: requiredLine(NAME_LENGTH),
  email: emailField,
  contato: phoneField,
  mensagem: optionalParagraphs(TEXT_LENGTH),
  mailing: v.nullish(flagField, false)
})

/** `BudgetRequest`: a quote. */
export const quoteBody = v.object({
  idProduto: productId(),
  nome: requiredLine(NAME_LENGTH),
  email: emailField,
  contato: phoneField,
  mensagem: optionalParagraphs(TEXT_LENGTH),
  mailing: v.nullish(flagField, false),
  enviarEmail: v.nullish(flagField, false)
})

export type ReviewBody = v.InferOutput<typeof reviewBody>
export type NotifyBody = v.InferOutput<typeof notifyBody>
export type QuoteBody = v.InferOutput<typeof quoteBody>

function productId() {
  return v.nullish(
    v.pipe(
      v.union([v.number(), v.string()], saying('refused-unknown')),
      v.transform(Number),
      v.check(id => Number.isInteger(id) && id > 0 && id < 1e9, saying('refused-unknown'))
    ),
    0
  )
}

/** 1 to 5; 0 or an empty text without a rating. */
function ratingOf() {
  return v.pipe(
    v.union([v.number(), v.string()], saying('rating-wrong')),
    v.transform(Number),
    v.check(rating => rating !== 0, saying('rating-missing')),
    v.check(rating => Number.isInteger(rating) && rating >= 1 && rating <= 5, saying('rating-wrong'))
  )
}
