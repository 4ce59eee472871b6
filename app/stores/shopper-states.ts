import { proxy, ref } from 'valtio/vanilla'
import type { ApiFailure } from '../api/failure.ts'
import { type Cart, EMPTY_CART } from '../models/cart/cart.ts'
import { type User, VISITOR } from '../models/shopper/user.ts'
import type { MapContext } from '../models/store/map-context.ts'
import type { Intent, ShownLine } from './cart-intents.ts'
import type { ShopEvent } from './shop-events.ts'

/** Arguments of the stores of one tree. The server creates the stores for rendering and never runs their actions. */
export interface StoreSeeds {
  context: MapContext
  storeId?: number
  navigate: (path: string) => void
  onEvent: (event: StoreEvent) => void
}

export type StoreEvent = ShopEvent | { name: 'cart_failure' | 'wishlist_failure'; failure: ApiFailure }

/** A `BroadcastChannel`, by which the tabs of a browser follow each other. Null: no other tab. */
export type Channel = {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
} | null

/** The server's cart with the open intents applied. Its total is null until the server has answered. */
export interface CartState extends Readonly<Omit<Cart, 'lines' | 'messages'>> {
  lines: readonly ShownLine[]
  messages: readonly string[]
  failure: { action: Intent['type']; kind: ApiFailure['kind']; message: string } | null
  settled: boolean
  loaded: boolean
}

interface WishlistState {
  ids: readonly number[]
  loaded: boolean
  /** Name of the product that is kept after the login. */
  waiting: string
}

export type ShopperStates = ReturnType<typeof initialStates>

export function initialStates() {
  return {
    cart: proxy<CartState>({
      ...EMPTY_CART,
      lines: ref([]),
      installments: ref([]),
      promotions: ref([]),
      messages: ref([]),
      failure: null,
      settled: true,
      loaded: false
    }),
    wishlist: proxy<WishlistState>({ ids: ref([]), loaded: false, waiting: '' }),
    user: proxy<{ user: User; loaded: boolean }>({ user: ref(VISITOR), loaded: false })
  }
}
