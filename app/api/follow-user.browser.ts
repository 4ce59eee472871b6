import type { User } from '../models/shopper/user.ts'
import type { Transport } from './client.ts'
import { createBrowserTransport } from './transport.browser.ts'
import { readFollowedUser } from './user.ts'

/** The answer of a calculation of shipping, and what its response says of the user; null where it says nothing. */
export async function followUser<T>(calculate: (transport: Transport) => Promise<T>) {
  const followed: { user: Partial<User> | null } = { user: null }
  const transport = createBrowserTransport(async (input, init) => {
    const response = await fetch(input, init)
    const body = await response
      .clone()
      .json()
      .catch(() => null)
    followed.user = readFollowedUser(body)
    return response
  })
  return { answer: await calculate(transport), ...followed }
}
