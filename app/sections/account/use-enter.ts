import type { User } from '../../models/shopper/user.ts'
import { useActions } from '../../stores/provider.tsx'
import { recordEvent } from '../../stores/shop-events.ts'

export interface Entered {
  user: User | null
}

/** Updates the user store after signing in or registering, before the page navigates. Does nothing after a refusal. */
export function useEnter(event: 'login' | 'sign_up', onSignedIn: () => void) {
  const { user } = useActions()
  return async function enter({ user: who }: Entered) {
    if (!who) return
    await user.enter(who).catch(() => null)
    recordEvent({ name: event, method: 'password' })
    onSignedIn()
  }
}
