import { ref } from 'valtio/vanilla'
import { type User, VISITOR } from '../models/shopper/user.ts'

export interface UserState {
  user: User
  loaded: boolean
}

export function initialUser(): UserState {
  return { user: ref(VISITOR), loaded: false }
}
