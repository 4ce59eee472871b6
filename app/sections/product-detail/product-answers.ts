import { useActionData } from 'react-router'
import type { Refusal } from './buy/order'
import type { CombinationRefusal } from './combination/pair'
import type { QuestionOutcome } from './questions/question'
import type { RequestOutcome } from './requests/request'
import type { ReviewOutcome } from './reviews/review'
import type { ShippingOutcome } from './shipping/shipping'

type Outcomes = CombinationRefusal & RequestOutcome & ShippingOutcome & QuestionOutcome & ReviewOutcome

/** Outcomes of the page's forms when submitted without JavaScript. At most one is set. `refusal`: of the buy form. */
export type ProductAnswers = Partial<Outcomes> & { refusal?: Refusal }

export function useProductAnswers(): ProductAnswers {
  const answer = useActionData<Refusal | Partial<Outcomes>>() ?? {}
  return 'typed' in answer ? { refusal: answer } : answer
}
