import type { OrderProblems, TypedOrder } from './order'

/** Why the product was not added without JavaScript, and the typed values. */
export interface Refusal {
  /** Plain texts for the shopper. Empty when the form itself shows the errors. */
  messages: string[]
  problems: OrderProblems
  typed: TypedOrder
}
