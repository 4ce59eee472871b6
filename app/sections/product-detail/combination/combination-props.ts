import type { CombinationRefusal } from './combination-refusal'
import type { Combinable } from './pair'

export interface CombinationProps {
  product: Combinable
  /** Id of the option that the page shows, 0 for none. */
  chosen: number
  /** Why the form, sent without JavaScript, was not taken. */
  refusal: CombinationRefusal['combination'] | undefined
}
