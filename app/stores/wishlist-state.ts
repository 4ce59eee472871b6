import { ref } from 'valtio/vanilla'
import type { ApiFailure } from '../api/failure.ts'

export interface WishlistState {
  /** Products that are favourites, as the shopper wants them. */
  ids: readonly number[]
  loaded: boolean
}

export type WishlistEvent =
  | { name: 'add_to_wishlist'; product: number }
  | { name: 'wishlist_failure'; failure: ApiFailure }

export function initialWishlist(): WishlistState {
  return { ids: ref([]), loaded: false }
}
