import type { CombinationRefusal } from './combination-refusal'
import type { Combinable } from './pair'

export interface CombinationProps {
  product: Combinable
  /** Id of the shown option; 0 for none. */
  chosen: number
  /** Why the form was refused when submitted without JavaScript. */
  refusal: CombinationRefusal['combination'] | undefined
}
