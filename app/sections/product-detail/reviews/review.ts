import type { FormOutcome } from '../../../forms/form-answer'

export const REVIEW_INTENT = 'avaliacao'
export const REVIEW_PLACE_ID = 'avaliar'

/** Pictures have errors but no typed text. */
export type ReviewField = 'nota' | 'nome' | 'email' | 'comentario' | 'anexos'

export interface ReviewOutcome {
  review: FormOutcome<ReviewField>
}

export interface ReviewPlaceProps {
  /** URL of the page that handles the form. */
  path: string
  /** Outcome of the form when submitted without JavaScript. */
  outcome: ReviewOutcome['review'] | undefined
}

export const RATINGS = [1, 2, 3, 4, 5]
