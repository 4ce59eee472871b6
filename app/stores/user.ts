import { proxy, ref } from 'valtio/vanilla'
import type { ApiResult } from '../api/failure.ts'
import { type User, VISITOR } from '../models/user.ts'

export interface UserState {
  user: User
  loaded: boolean
}

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore({ fetch }: { fetch: () => Promise<ApiResult<User>> }) {
  const state = proxy<UserState>({ user: ref(VISITOR), loaded: false })

  /** A failed read leaves the visitor. */
  async function load(): Promise<void> {
    const result = await fetch()
    if (result.ok) set(result.data)
  }

  /** The answer of a sign-in or of checkout/zipcode is the user. */
  function set(user: User): void {
    state.user = ref({ ...user })
    state.loaded = true
  }

  return { state, actions: { load, set } }
}
