import type { User } from '../../models/shopper/user'
import { useActions } from '../../stores/provider'
import { recordEvent } from '../../stores/shop-events'

/** What a fetcher is told beside the answer: who is signed in now. */
export interface Entered {
  user: User | null
}

/** Somebody signed in, or registered: the store is told before the page goes on, whose header asks who is there. */
export function useEnter(event: 'login' | 'sign_up', onSignedIn: () => void) {
  const { user } = useActions()
  return async function enter(who: User) {
    await user.enter(who).catch(() => null)
    recordEvent({ name: event, method: 'password' })
    onSignedIn()
  }
}
