import { followUser } from '../../../api/follow-user.browser'
import type { ShippingQuestion } from '../../../api/shipping'
import { calculateShipping } from './shipping'

export type Calculation = Awaited<ReturnType<typeof calculateInBrowser>>

/** A chunk of its own, because it includes the wire schemas. */
export function calculateInBrowser(question: ShippingQuestion) {
  return followUser(transport => calculateShipping(transport, question))
}
