import { useActionData } from 'react-router'
import type { Refusal } from './buy/order'
import type { CombinationRefusal } from './combination/pair'
import type { QuestionOutcome } from './questions/question'
import type { RequestOutcome } from './requests/request'
import type { ReviewOutcome } from './reviews/review'
import type { ShippingOutcome } from './shipping/shipping'

/** Outcomes of the page's forms when submitted without JavaScript. At most one is set. */
export interface ProductAnswers {
  /** Outcome of the buy form. */
  refusal?: Refusal
  combination?: CombinationRefusal['combination']
  request?: RequestOutcome['request']
  shipping?: ShippingOutcome['shipping']
  question?: QuestionOutcome['question']
  review?: ReviewOutcome['review']
}

export function useProductAnswers(): ProductAnswers {
  const answer = useActionData<
    Refusal | CombinationRefusal | RequestOutcome | ShippingOutcome | QuestionOutcome | ReviewOutcome
  >()
  if (!answer) return {}
  return 'typed' in answer ? { refusal: answer } : answer
}
