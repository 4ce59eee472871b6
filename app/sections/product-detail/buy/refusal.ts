import type { TypedOrder } from './order'

/** Why the product was not added without JavaScript, and what had been typed. */
export interface Refusal {
  /** Texts for the shopper, without markup. Empty when only a choice is missing. */
  messages: string[]
  mustChoose: boolean
  typed: TypedOrder
}
