import { ref } from 'valtio/vanilla'
import type { ApiFailure } from '../api/failure.ts'

export interface WishlistState {
  /** Favourite products, with the shopper's unanswered changes applied. */
  ids: readonly number[]
  loaded: boolean
}

export type WishlistEvent =
  | { name: 'add_to_wishlist'; product: number }
  | { name: 'wishlist_failure'; failure: ApiFailure }

export function initialWishlist(): WishlistState {
  return { ids: ref([]), loaded: false }
}
