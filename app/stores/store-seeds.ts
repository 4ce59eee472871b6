import type { MapContext } from '../models/store/map-context.ts'
import type { CartEvent, CartState } from './cart-state.ts'
import type { UserState } from './user-state.ts'
import type { WishlistEvent, WishlistState } from './wishlist-state.ts'

export type StoreEvent = CartEvent | WishlistEvent

/** What the stores of one tree are made from. They are made on the server too, and only live in the browser. */
export interface StoreSeeds {
  context: MapContext
  navigate: (path: string) => void
  onEvent: (event: StoreEvent) => void
}

/** What belongs to the shopper, as the pages read it. */
export interface ShopperStates {
  cart: CartState
  wishlist: WishlistState
  user: UserState
}
