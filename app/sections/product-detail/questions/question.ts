import type { FormOutcome } from '../../../forms/form-answer'

export const QUESTION_INTENT = 'pergunta'
export const QUESTION_PLACE_ID = 'perguntar'
export const QUESTIONS_ID = 'perguntas'
/** The query parameter and form field with the id of the question to answer. */
export const ANSWERED_FIELD = 'responder'

export type QuestionField = 'nome' | 'email' | 'texto' | typeof ANSWERED_FIELD

export interface QuestionOutcome {
  question: FormOutcome<QuestionField>
}
