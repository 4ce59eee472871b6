import { proxy, ref } from 'valtio/vanilla'
import type { ApiResult } from '../api/failure.ts'
import { type User, VISITOR } from '../models/shopper/user.ts'
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
  let changes = 0
  let asked = 0
  let latest = 0
  let told: Partial<User> = {}
  let reading: Promise<void> | null = null
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'in') void follow()
    if (data === 'out') forget()
  })

  /** A failed read leaves the visitor, and one that began before somebody signed in or out says nothing any more. */
  function load(): Promise<void> {
    reading = read()
    return reading
  }

  async function read(): Promise<void> {
    const before = changes
    told = {}
    const result = await fetch()
    if (result.ok && before === changes) set({ ...result.data, ...told })
  }

  /** Whether somebody is signed in, without a second call; null where that cannot be had. */
  async function ask(): Promise<boolean | null> {
    if (!state.loaded) await (reading ?? load())
    return state.loaded ? state.user.signedIn : null
  }

  /**
   * Spec 7: stores what checkout/zipcode answers as the user's data, which may be a part of them. Of two answers the one
   * that was asked for later counts, and none from before somebody signed in or out.
   */
  async function take(answer: Promise<Partial<User> | null>): Promise<void> {
    const before = changes
    const turn = ++asked
    const user = await answer
    if (!user || before !== changes || turn < latest) return
    latest = turn
    told = { ...told, ...user }
    state.user = ref({ ...state.user, ...user })
    if (user.signedIn !== undefined) state.loaded = true
  }

  function set(user: User): void {
    state.user = ref({ ...user })
    state.loaded = true
  }

  /** Spec 6: a visitor becomes a customer. The other tabs are told. */
  function enter(user: User): void {
    changes += 1
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
    changes += 1
    set(VISITOR)
    onLeave?.()
  }

  async function follow(): Promise<void> {
    changes += 1
    await load()
    if (state.user.signedIn) onEnter?.()
  }

  return { state, actions: { load, ask, take, set, enter, leave } }
}
