import { followUser } from '../../../api/follow-user.browser'
import type { ShippingQuestion } from '../../../api/shipping'
import { calculateShipping } from './shipping'

export type Calculation = Awaited<ReturnType<typeof calculateInBrowser>>

/**
 * `user`: data that checkout/zipcode returned; null when there is none. A chunk of its own, because it includes the wire
 * schemas.
 */
export async function calculateInBrowser(question: ShippingQuestion, send?: typeof fetch) {
  const { transport, user } = followUser(send)
  const answer = await calculateShipping(transport, question)
  return { answer, user: user() }
}
