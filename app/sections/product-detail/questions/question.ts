import type { FormOutcome } from '../../../forms/form-answer'
import type { Question } from '../../../models/product/questions'

export const QUESTION_INTENT = 'pergunta'
export const QUESTION_PLACE_ID = 'perguntar'
/** The query parameter and form field with the id of the question to answer. */
export const ANSWERED_FIELD = 'responder'

export type QuestionField = 'nome' | 'email' | 'texto' | typeof ANSWERED_FIELD

export interface QuestionOutcome {
  question: FormOutcome<QuestionField>
}

export interface QuestionsProps {
  /** URL of the page that handles the form. */
  path: string
  /** Null when the document holds them as markup. */
  questions: Question[] | null
  /** The question to answer, from the query. */
  answering: Pick<Question, 'id' | 'text'> | null
  /** Outcome of the form when submitted without JavaScript. */
  outcome: QuestionOutcome['question'] | undefined
}

/** Id of the question to answer; 0 when invalid. */
export function readAnswered(value: unknown): number {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0
}
