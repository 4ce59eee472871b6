import type { User } from '../models/shopper/user.ts'
import type { Transport } from './client.ts'
import { createBrowserTransport } from './transport.browser.ts'
import { readFollowedUser } from './user.ts'

/** A transport for calculations of shipping, and what their answers say of the user; null where they say nothing. */
export function followUser(send: typeof fetch = fetch): { transport: Transport; user: () => Partial<User> | null } {
  let user: Partial<User> | null = null
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
  return { transport, user: () => user }
}
