import { proxy, ref } from 'valtio/vanilla'
import type { ApiResult } from '../api/failure.ts'
import { type User, VISITOR } from '../models/user.ts'
import { initialUser, type UserState } from './user-state.ts'

export interface UserChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface UserStoreOptions {
  /** What the pages read; a new one where none is given. */
  state?: UserState
  fetch: () => Promise<ApiResult<User>>
  /** `BroadcastChannel('user')`; null where there is none. */
  channel?: UserChannel | null
  /** Somebody has signed in: reads what else is theirs. */
  onEnter?: () => void
  /** Somebody has signed out: forgets what else was theirs. */
  onLeave?: () => void
}

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore(options: UserStoreOptions) {
  const { state = proxy(initialUser()), fetch, channel = null, onEnter, onLeave } = options
  let asked = 0
  let latest = 0
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'in') void follow()
    if (data === 'out') forget()
  })

  /** A failed read leaves the visitor. */
  async function load(): Promise<void> {
    await take(fetch().then(result => (result.ok ? result.data : null)))
  }

  /**
   * Spec 7: stores what checkout/zipcode answers as the user's data, which may be a part of them. Of two answers the one
   * that was asked for later counts, and none from before somebody signed in or out.
   */
  async function take(answer: Promise<Partial<User> | null>): Promise<void> {
    const turn = ++asked
    const user = await answer
    if (!user || turn < latest) return
    latest = turn
    set({ ...state.user, ...user })
  }

  function set(user: User): void {
    state.user = ref({ ...user })
    state.loaded = true
  }

  /** Spec 6: a visitor becomes a customer. The other tabs are told. */
  function enter(user: User): void {
    latest = ++asked
    set(user)
    onEnter?.()
    channel?.postMessage('in')
  }

  /** The server has ended the session. */
  function leave(): void {
    forget()
    channel?.postMessage('out')
  }

  function forget(): void {
    latest = ++asked
    set(VISITOR)
    onLeave?.()
  }

  async function follow(): Promise<void> {
    latest = ++asked
    await load()
    if (state.user.signedIn) onEnter?.()
  }

  return { state, actions: { load, take, set, enter, leave } }
}
