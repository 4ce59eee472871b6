import { followUser } from '../../../api/follow-user.browser'
import type { ShippingQuestion } from '../../../api/shipping'
import type { User } from '../../../models/shopper/user'
import { calculateShipping, type ShippingAnswer } from './shipping'

export interface Calculation {
  answer: ShippingAnswer
  /** User data that checkout/zipcode returned; null when there is none. */
  user: Partial<User> | null
}

/** A chunk of its own, because it includes the wire schemas. Loaded for the first calculation. */
export async function calculateInBrowser(question: ShippingQuestion, send?: typeof fetch): Promise<Calculation> {
  const { transport, user } = followUser(send)
  const answer = await calculateShipping(transport, question)
  return { answer, user: user() }
}
