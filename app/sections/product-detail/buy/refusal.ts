import type { OrderProblems, TypedOrder } from './order'

/** Why the product was not added without JavaScript, and what had been typed. */
export interface Refusal {
  /** Texts for the shopper, without markup. Empty when something in the form has to be set right. */
  messages: string[]
  problems: OrderProblems
  typed: TypedOrder
}
