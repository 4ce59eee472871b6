import { proxy, ref } from 'valtio/vanilla'
import type { ApiResult } from '../api/failure.ts'
import type { User } from '../models/user.ts'
import { initialUser, type UserState } from './user-state.ts'

export interface UserStoreOptions {
  /** What the pages read; a new one where none is given. */
  state?: UserState
  fetch: () => Promise<ApiResult<User>>
}

export type UserStore = ReturnType<typeof createUserStore>

export function createUserStore({ state = proxy(initialUser()), fetch }: UserStoreOptions) {
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
