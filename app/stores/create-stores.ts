import { createCartApi } from '../api/cart.ts'
import type { ApiFailure } from '../api/client.ts'
import { createBrowserTransport } from '../api/transport.browser.ts'
import { fetchUser } from '../api/user.ts'
import { changeWishlist, fetchWishlist } from '../api/wishlist.ts'
import type { MapContext } from '../models/map-context.ts'
import { type CartStore, createCartStore } from './cart.ts'
import type { CartEvent } from './cart-state.ts'
import { createPanelsStore, type PanelsStore } from './panels.ts'
import { createUserStore, type UserStore } from './user.ts'
import { createWishlistStore, type WishlistStore } from './wishlist.ts'

/** What the stores of one tree are made from. They are made on the server too, and only live in the browser. */
export interface StoreSeeds {
  context: MapContext
  navigate: (path: string) => void
  /** Server's messages of the cart, for the live region. */
  alert: (messages: readonly string[]) => void
  onEvent: (event: CartEvent | { name: 'wishlist_failure'; failure: ApiFailure }) => void
}

export interface Stores {
  cart: CartStore
  wishlist: WishlistStore
  panels: PanelsStore
  user: UserStore
}

export function createStores({ context, navigate, alert, onEvent }: StoreSeeds): Stores {
  const transport = createBrowserTransport()
  const panels = createPanelsStore()
  const cart = createCartStore({
    api: createCartApi(transport, context),
    onEvent,
    alert,
    newId: () => crypto.randomUUID(),
    channel: openChannel(),
    lock: lockAllTabs,
    ready: whenOnline,
    openDrawer: () => panels.actions.open('cart')
  })
  const wishlist = createWishlistStore({
    api: { list: () => fetchWishlist(transport), change: args => changeWishlist(transport, args) },
    navigate,
    here: () => location.pathname + location.search,
    storage: isBrowser() ? sessionStorage : null,
    onFailure: failure => onEvent({ name: 'wishlist_failure', failure })
  })
  const user = createUserStore({ fetch: () => fetchUser(transport) })
  return { cart, wishlist, panels, user }
}

function openChannel(): BroadcastChannel | null {
  return isBrowser() && 'BroadcastChannel' in globalThis ? new BroadcastChannel('cart') : null
}

async function lockAllTabs<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('cart', work) : work()
}

/** What is asked for without a connection is held until there is one. */
function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve()
  return new Promise(resolve => addEventListener('online', () => resolve(), { once: true }))
}

function isBrowser(): boolean {
  return typeof document !== 'undefined'
}
