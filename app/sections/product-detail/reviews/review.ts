import type { FormOutcome } from '../../../forms/form-answer'

export const REVIEW_INTENT = 'avaliacao'
export const REVIEW_PLACE_ID = 'avaliar'

/** The pictures are no text: of them there are errors alone. */
export type ReviewField = 'nota' | 'nome' | 'email' | 'comentario' | 'anexos'

export interface ReviewOutcome {
  review: FormOutcome<ReviewField>
}

export interface ReviewPlaceProps {
  /** Of the page that answers the form. */
  path: string
  /** What became of the form, sent without JavaScript. */
  outcome: ReviewOutcome['review'] | undefined
}

export const RATINGS = [1, 2, 3, 4, 5]
