import { useActionData } from 'react-router'
import type { FormOutcome } from '../../forms/form-answer.ts'
import type { Refusal } from './buy/order.ts'
import type { TypedPair } from './combination/pair.ts'
import type { ShippingAnswer } from './shipping/shipping.ts'

/** Distinguishes the page's other forms from the buy form. */
export const INTENT_FIELD = 'intent'
export const COMBINE_INTENT = 'combinacao'
export const QUESTION_INTENT = 'pergunta'
export const REVIEW_INTENT = 'avaliacao'
export const SHIPPING_INTENT = 'frete'
/** The intent is the kind of request. */
export type RequestKind = 'avise-me' | 'orcamento'

export const QUESTIONS_ID = 'perguntas'
export const QUESTION_PLACE_ID = 'perguntar'
export const REVIEW_PLACE_ID = 'avaliar'
/** The query parameter and form field with the id of the question to answer. */
export const ANSWERED_FIELD = 'responder'

export type QuestionField = 'nome' | 'email' | 'texto' | typeof ANSWERED_FIELD
export type RequestField = 'idAtributoValor' | 'nome' | 'email' | 'contato' | 'mensagem' | 'mailing' | 'enviarEmail'
/** Pictures have errors but no typed text. */
export type ReviewField = 'nota' | 'nome' | 'email' | 'comentario' | 'anexos'

/** Outcomes of the page's forms when submitted without JavaScript. At most one is set. */
export interface ProductAnswers {
  /** Of the buy form. */
  refusal?: Refusal
  combination?: { messages: string[]; typed: TypedPair }
  request?: FormOutcome<RequestField> & { kind: RequestKind }
  shipping?: ShippingAnswer
  question?: FormOutcome<QuestionField>
  review?: FormOutcome<ReviewField>
}

export function useProductAnswers(): ProductAnswers {
  const answer = useActionData<Refusal | ProductAnswers>() ?? {}
  return 'typed' in answer ? { refusal: answer } : answer
}

export function isRequestKind(intent: unknown): intent is RequestKind {
  return intent === 'avise-me' || intent === 'orcamento'
}
