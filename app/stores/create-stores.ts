import type { CartApi } from '../api/cart.ts'
import type { ApiFailure } from '../api/failure.ts'
import type { MapContext } from '../models/map-context.ts'
import type { BrowserApi } from './browser-api.ts'
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
  context: MapContext
  cart: CartStore
  wishlist: WishlistStore
  panels: PanelsStore
  user: UserStore
}

export function createStores({ context, navigate, alert, onEvent }: StoreSeeds): Stores {
  const api = loadOnce(async () => (await import('./browser-api.ts')).createBrowserApi(context))
  const panels = createPanelsStore()
  const cart = createCartStore({
    api: lazyCartApi(api),
    onEvent,
    alert,
    newId: () => crypto.randomUUID(),
    channel: openChannel(),
    lock: lockAllTabs,
    ready: whenOnline,
    openDrawer: () => panels.actions.open('cart')
  })
  const wishlist = createWishlistStore({
    api: { list: async () => (await api()).wishlist(), change: async args => (await api()).changeWishlist(args) },
    navigate,
    here: () => location.pathname + location.search,
    storage: isBrowser() ? sessionStorage : null,
    onFailure: failure => onEvent({ name: 'wishlist_failure', failure })
  })
  const user = createUserStore({ fetch: async () => (await api()).user() })
  return { context, cart, wishlist, panels, user }
}

/** A load that failed is tried again by the next call. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch(error => {
      loading = null
      throw error
    })
    return loading
  }
}

function lazyCartApi(api: () => Promise<BrowserApi>): CartApi {
  return {
    get: async () => (await api()).cart.get(),
    post: async args => (await api()).cart.post(args),
    put: async args => (await api()).cart.put(args),
    delete: async args => (await api()).cart.delete(args)
  }
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
