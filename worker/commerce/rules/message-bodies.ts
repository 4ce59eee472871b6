import * as v from 'valibot'
import { whole } from './cart-body.ts'
import {
  emailField,
  flagField,
  optionalLine,
  optionalParagraphs,
  phoneField,
  requiredLine,
  requiredParagraphs,
  saying
} from './form-fields.ts'

/** The store's own length limits. */
const NAME_LENGTH = 80
const LINE_LENGTH = 120
const TEXT_LENGTH = 2_000
const DETAILS_LENGTH = 4_000

const person = { nome: requiredLine(NAME_LENGTH), email: emailField, contato: phoneField }

/** `NewsletterRequest` */
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

/** `QuestionRequest` */
export const questionBody = v.object({
  nivel: v.picklist(['produto', 'categoria', 'marca', 'landingPage']),
  idNivel: whole(1),
  ...person,
  pergunta: requiredParagraphs(TEXT_LENGTH)
})

/** `AnswerRequest` */
export const answerBody = v.object({ idPergunta: whole(1), ...person, resposta: requiredParagraphs(TEXT_LENGTH) })

/** `StoreEvaluationRequest` */
export const storeReviewBody = v.object({
  experiencia: scale(),
  atendimento: scale(),
  satisfacao: v.pipe(
    v.nullish(v.unknown(), ''),
    v.check(value => value !== '', saying('field-empty')),
    flagField
  ),
  autorizacao: v.nullish(flagField, false),
  mensagem: optionalParagraphs(TEXT_LENGTH)
})

export type NewsletterBody = v.InferOutput<typeof newsletterBody>
export type ContactBody = v.InferOutput<typeof contactBody>
export type QuestionBody = v.InferOutput<typeof questionBody>
export type AnswerBody = v.InferOutput<typeof answerBody>
export type StoreReviewBody = v.InferOutput<typeof storeReviewBody>

/** 1 to 10; 0 or an empty text without a rating. */
function scale() {
  return v.nullish(
    v.pipe(
      v.union([v.number(), v.string()], saying('scale-wrong')),
      v.transform(Number),
      v.check(value => Number.isInteger(value) && value >= 1 && value <= 10, saying('scale-wrong'))
    ),
    0
  )
}
