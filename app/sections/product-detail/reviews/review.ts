import type { FormOutcome } from '../../../forms/form-answer'

export const REVIEW_INTENT = 'avaliacao'
export const REVIEW_PLACE_ID = 'avaliar'

/** Pictures have errors but no typed text. */
export type ReviewField = 'nota' | 'nome' | 'email' | 'comentario' | 'anexos'

export interface ReviewOutcome {
  review: FormOutcome<ReviewField>
}
