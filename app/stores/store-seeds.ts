import type { MapContext } from '../models/store/map-context.ts'
import type { CartEvent, CartState } from './cart-state.ts'
import type { UserState } from './user-state.ts'
import type { WishlistEvent, WishlistState } from './wishlist-state.ts'

export type StoreEvent = CartEvent | WishlistEvent

/** Arguments of the stores of one tree. The server creates the stores for rendering and never runs their actions. */
export interface StoreSeeds {
  context: MapContext
  navigate: (path: string) => void
  onEvent: (event: StoreEvent) => void
}

/** The shopper's data that pages read. */
export interface ShopperStates {
  cart: CartState
  wishlist: WishlistState
  user: UserState
}
