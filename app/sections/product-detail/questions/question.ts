import type { FormOutcome } from '../../../forms/form-answer'
import type { Question } from '../../../models/product/questions'

export const QUESTION_INTENT = 'pergunta'
export const QUESTION_PLACE_ID = 'perguntar'
/** In the address: the question that the form answers. In the form: the same. */
export const ANSWERED_FIELD = 'responder'

export type QuestionField = 'nome' | 'email' | 'texto' | typeof ANSWERED_FIELD

export interface QuestionOutcome {
  question: FormOutcome<QuestionField>
}

export interface QuestionsProps {
  /** Of the page that answers the form. */
  path: string
  /** Null where the document shows them already. */
  questions: Question[] | null
  /** The question that the address asks to answer. */
  answering: Pick<Question, 'id' | 'text'> | null
  /** What became of the form, sent without JavaScript. */
  outcome: QuestionOutcome['question'] | undefined
}

/** Id of the question that is answered; 0 when it is no id. */
export function readAnswered(value: unknown): number {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0
}
