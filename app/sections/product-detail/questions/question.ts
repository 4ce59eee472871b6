import type { FormAnswer } from '../../../forms/form-answer'
import {
  EMAIL,
  type FormRules,
  MESSAGE,
  NAME,
  readText,
  type Typed,
  type TypedOutcome
} from '../../../forms/form-rules'

export const QUESTION_INTENT = 'pergunta'
export const QUESTION_PLACE_ID = 'perguntar'
/** In the address: the question that the form answers. In the form: the same. */
export const ANSWERED_FIELD = 'responder'

type TypedField = 'nome' | 'email' | 'texto'

/** `pergunta`, `resposta`, `idPergunta`: what the server calls the text, or what it answers. */
export type QuestionField = TypedField | 'pergunta' | 'resposta' | 'idPergunta'

/** What the form said, as it was typed. `answered` is the question's id, 0 for a new question. */
export interface TypedQuestion extends Typed<TypedField> {
  answered: number
}

export type QuestionAnswer = FormAnswer<QuestionField>

/** Of the form as a browser without JavaScript sent it. */
export interface QuestionOutcome {
  question: TypedOutcome<TypedQuestion, QuestionField>
}

export const TYPED_FIELDS = ['nome', 'email', 'texto'] as const
export const QUESTION_FIELDS = [...TYPED_FIELDS, 'pergunta', 'resposta', 'idPergunta'] as const

export const QUESTION_RULES: FormRules<TypedField> = {
  nome: NAME,
  email: EMAIL,
  texto: { ...MESSAGE, required: true }
}

export function readTypedQuestion(form: FormData): TypedQuestion {
  const { nome, email, texto } = QUESTION_RULES
  return {
    nome: readText(form, 'nome', nome),
    email: readText(form, 'email', email),
    texto: readText(form, 'texto', texto),
    answered: readAnswered(form.get(ANSWERED_FIELD))
  }
}

/** 0 when it is no id. */
export function readAnswered(value: unknown): number {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0
}
