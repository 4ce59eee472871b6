import * as v from 'valibot'
import { whole } from './cart-body.ts'
import {
  emailField,
  flagField,
  numberField,
  optionalLine,
  optionalParagraphs,
  phoneField,
  requiredLine,
  requiredParagraphs,
  saying
} from './form-fields.ts'
import { MAX_UPLOADS } from './upload.ts'

const NAME_LENGTH = 80
const LINE_LENGTH = 120
const TEXT_LENGTH = 2_000
const DETAILS_LENGTH = 4_000

const productId = numberField(999_999_999, 'refused-unknown')
const person = { nome: requiredLine(NAME_LENGTH), email: emailField, contato: phoneField }

const pictures = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MAX_UPLOADS, saying('image-many')),
  v.array(v.string(saying('image-type')))
)

/** `EvaluationProductRequest`. `anexos` are data URLs; `readUploads` checks their contents. */
export const reviewBody = v.object({
  idProduto: productId,
  nome: requiredLine(NAME_LENGTH),
  email: emailField,
  nota: numberField(5, 'rating-wrong', 'rating-missing'),
  comentario: requiredParagraphs(TEXT_LENGTH),
  recomenda: v.nullish(flagField, null),
  anexos: v.nullish(pictures, [])
})

const request = { ...person, mensagem: optionalParagraphs(TEXT_LENGTH), mailing: v.nullish(flagField, false) }

export const notifyBody = v.object({ idProduto: productId, idAtributoValor: v.nullish(whole(0), 0), ...request })

export const quoteBody = v.object({ idProduto: productId, ...request, enviarEmail: v.nullish(flagField, false) })

export const newsletterBody = v.object({
  nome: optionalLine(NAME_LENGTH),
  email: emailField,
  segmento: v.nullish(v.picklist(['m', 'h', 'i', '']), ''),
  idEvento: v.nullish(whole(0), null),
  cupom: v.nullish(flagField, false),
  informacoesAdicionais: v.nullish(
    v.pipe(
      v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
      v.check(value => JSON.stringify(value).length <= DETAILS_LENGTH, saying('field-long', { count: DETAILS_LENGTH }))
    ),
    []
  )
})

/** `ContactRequest`. The platform identifies the form by `hashEmail`; this store has only one. */
export const contactBody = v.object({
  hashEmail: v.nullish(v.picklist(['contato/formulario']), null),
  ...person,
  assunto: optionalLine(LINE_LENGTH),
  mensagem: optionalParagraphs(TEXT_LENGTH)
})

export const questionBody = v.object({
  nivel: v.picklist(['produto', 'categoria', 'marca', 'landingPage']),
  idNivel: whole(1),
  ...person,
  pergunta: requiredParagraphs(TEXT_LENGTH)
})

export const answerBody = v.object({ idPergunta: whole(1), ...person, resposta: requiredParagraphs(TEXT_LENGTH) })

export const storeReviewBody = v.object({
  experiencia: numberField(10, 'scale-wrong'),
  atendimento: numberField(10, 'scale-wrong'),
  satisfacao: v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), ''),
    v.check(value => value !== '', saying('field-empty')),
    flagField
  ),
  autorizacao: v.nullish(flagField, false),
  mensagem: optionalParagraphs(TEXT_LENGTH)
})

export type ReviewBody = v.InferOutput<typeof reviewBody>
export type StoreReviewBody = v.InferOutput<typeof storeReviewBody>
