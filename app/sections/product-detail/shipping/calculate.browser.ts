import { followUser } from '../../../api/follow-user.browser'
import type { ShippingQuestion } from '../../../api/shipping'
import type { User } from '../../../models/shopper/user'
import { calculateShipping, type ShippingAnswer } from './shipping'

export interface Calculation {
  answer: ShippingAnswer
  /** What is known of the user since, from checkout/zipcode; null where nothing is. */
  user: Partial<User> | null
}

/** The wire schemas come along with it: loaded when the first price is asked for. */
export async function calculateInBrowser(question: ShippingQuestion, send?: typeof fetch): Promise<Calculation> {
  const { transport, user } = followUser(send)
  const answer = await calculateShipping(transport, question)
  return { answer, user: user() }
}
