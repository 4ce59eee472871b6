import { createFavoriteMemory } from '../api/favorite-memory.ts'
import { VISITOR } from '../models/shopper/user.ts'
import { createBrowserApi } from './browser-api.ts'
import { createCartStore } from './cart.ts'
import { hasSession } from './has-session.ts'
import { addByStorage, replayHeldAdds } from './held-adds.ts'
import type { PanelsStore } from './panels.ts'
import type { ShopperStates, StoreSeeds } from './shopper-states.ts'
import { createUserStore } from './user.ts'
import { createWishlistStore } from './wishlist.ts'

interface ShopperOptions extends StoreSeeds {
  states: ShopperStates
  panels: PanelsStore
  earlierAdds: readonly string[]
  whenOnline: () => Promise<void>
}

export type ShopperActions = ReturnType<typeof createShopperActions>

/** The chunk that loads late: the stores' actions, their API calls and wire schemas. */
export function createShopperActions(options: ShopperOptions) {
  const { context, navigate, onEvent, states, panels, earlierAdds, whenOnline } = options
  const api = createBrowserApi(context)
  const cart = createCartStore({
    state: states.cart,
    api: api.cart,
    changeCoupon: api.coupon,
    onEvent,
    newId: () => crypto.randomUUID(),
    channel: new BroadcastChannel('cart'),
    lock: lockAllTabs,
    ready: whenOnline,
    mayExist: hasSession,
    openDrawer: () => panels.actions.open('cart')
  })
  const user = createUserStore({
    state: states.user,
    fetch: api.user,
    channel: new BroadcastChannel('user'),
    onEnter() {
      void cart.actions.refresh()
      void wishlist.actions.load()
    },
    onLeave() {
      void cart.actions.forget()
      wishlist.actions.clear()
    }
  })
  const wishlist = createWishlistStore({
    state: states.wishlist,
    api: api.wishlist,
    memory: createFavoriteMemory({ session: () => sessionStorage, local: () => localStorage }),
    channel: new BroadcastChannel('favorites'),
    ready: whenOnline,
    navigate,
    here: () => location.pathname + location.search,
    onSignedOut: () => states.user.user.signedIn && user.actions.set(VISITOR),
    onEvent
  })
  const add = addByStorage(cart.actions.add)
  replayHeldAdds(earlierAdds, add)
  return { cart: { ...cart.actions, add }, wishlist: wishlist.actions, user: user.actions }
}

async function lockAllTabs<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('cart', work) : work()
}
