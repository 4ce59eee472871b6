import type { ApiFailure } from '../api/failure.ts'
import { createBrowserApi } from './browser-api.ts'
import { createCartStore } from './cart.ts'
import type { CartEvent } from './cart-state.ts'
import type { ShopperStates, StoreSeeds } from './create-stores.ts'
import type { PanelsStore } from './panels.ts'
import { createUserStore } from './user.ts'
import { createWishlistStore } from './wishlist.ts'

export type StoreEvent = CartEvent | { name: 'wishlist_failure'; failure: ApiFailure }

interface ShopperOptions extends StoreSeeds {
  states: ShopperStates
  panels: PanelsStore
  whenOnline: () => Promise<void>
}

export type ShopperActions = ReturnType<typeof createShopperActions>

/** Everything that changes what belongs to the shopper: the stores' actions, the calls behind them, their wire schemas. */
export function createShopperActions({
  context,
  navigate,
  alert,
  onEvent,
  states,
  panels,
  whenOnline
}: ShopperOptions) {
  const api = createBrowserApi(context)
  const cart = createCartStore({
    state: states.cart,
    api: api.cart,
    onEvent,
    alert,
    newId: () => crypto.randomUUID(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel('cart') : null,
    lock: lockAllTabs,
    ready: whenOnline,
    openDrawer: () => panels.actions.open('cart')
  })
  const wishlist = createWishlistStore({
    state: states.wishlist,
    api: { list: api.wishlist, change: api.changeWishlist },
    navigate,
    here: () => location.pathname + location.search,
    storage: sessionStorage,
    onFailure: failure => onEvent({ name: 'wishlist_failure', failure })
  })
  const user = createUserStore({ state: states.user, fetch: api.user })
  return { cart: cart.actions, wishlist: wishlist.actions, user: user.actions }
}

async function lockAllTabs<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('cart', work) : work()
}
