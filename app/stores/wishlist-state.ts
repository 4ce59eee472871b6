import { ref } from 'valtio/vanilla'
import type { ApiFailure } from '../api/failure.ts'

export interface WishlistState {
  /** Products that are favourites. */
  ids: readonly number[]
  failure: ApiFailure | null
  loaded: boolean
}

export function initialWishlist(): WishlistState {
  return { ids: ref([]), failure: null, loaded: false }
}
