import type { ShippingQuestion } from '../../../api/shipping'
import { createBrowserTransport } from '../../../api/transport.browser'
import { readFollowedUser } from '../../../api/user'
import type { User } from '../../../models/user'
import { calculateShipping, type ShippingAnswer } from './shipping'

export interface Calculation {
  answer: ShippingAnswer
  /** What is known of the user since, from checkout/zipcode; null where nothing is. */
  user: Partial<User> | null
}

/** The wire schemas come along with it: loaded when the first price is asked for. */
export async function calculateInBrowser(question: ShippingQuestion, send: typeof fetch = fetch): Promise<Calculation> {
  let user: Calculation['user'] = null
  const transport = createBrowserTransport(async (input, init) => {
    const response = await send(input, init)
    user = readFollowedUser(
      await response
        .clone()
        .json()
        .catch(() => null)
    )
    return response
  })
  return { answer: await calculateShipping(transport, question), user }
}
