import { ref } from 'valtio/vanilla'
import type { ApiResult } from '../api/failure.ts'
import { type User, VISITOR } from '../models/shopper/user.ts'
import type { Channel, ShopperStates } from './shopper-states.ts'

interface UserStoreOptions {
  state: ShopperStates['user']
  fetch: () => Promise<ApiResult<User>>
  channel: Channel
  onEnter: () => void
  onLeave: () => void
}

export function createUserStore({ state, fetch, channel, onEnter, onLeave }: UserStoreOptions) {
  let changes = 0
  let asked = 0
  let latest = 0
  let taken: Partial<User> = {}
  let reading: Promise<void> | null = null
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'in') void follow()
    if (data === 'out') forget()
  })

  /** After a failed read the shopper stays anonymous. Ignores a read that began before a sign-in or sign-out. */
  function load(): Promise<void> {
    reading = read()
    return reading
  }

  async function read(): Promise<void> {
    const before = changes
    taken = {}
    const result = await fetch()
    if (result.ok && before === changes) set({ ...result.data, ...taken })
  }

  async function ask(): Promise<boolean | null> {
    if (!state.loaded) await (reading ?? load())
    return state.loaded ? state.user.signedIn : null
  }

  /** Spec 7: takes a part of the user's data. The latest request wins, unless a sign-in or sign-out came between. */
  async function take(answer: Promise<Partial<User> | null>): Promise<void> {
    const before = changes
    const turn = ++asked
    const user = await answer
    if (!user || before !== changes || turn < latest) return
    latest = turn
    taken = { ...taken, ...user }
    state.user = ref({ ...state.user, ...user })
    if (user.signedIn !== undefined) state.loaded = true
  }

  function set(user: User): void {
    state.user = ref({ ...user })
    state.loaded = true
  }

  function enter(user: User): void {
    changes += 1
    set(user)
    onEnter()
    channel?.postMessage('in')
  }

  function leave(): void {
    forget()
    channel?.postMessage('out')
  }

  function forget(): void {
    changes += 1
    set(VISITOR)
    onLeave()
  }

  async function follow(): Promise<void> {
    changes += 1
    await load()
    if (state.user.signedIn) onEnter()
  }

  return { state, actions: { load, ask, take, set, enter, leave } }
}
