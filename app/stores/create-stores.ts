import { proxy, type Snapshot, snapshot } from 'valtio/vanilla'
import type { MapContext } from '../models/store/map-context.ts'
import { heldAdds, holdAdd } from './add-storage.ts'
import { initialCart } from './cart-state.ts'
import { createPanelsStore, type PanelsState, type PanelsStore } from './panels.ts'
import type { ShopperActions } from './shopper-actions.ts'
import type { ShopperStates, StoreSeeds } from './store-seeds.ts'
import { initialUser } from './user-state.ts'
import { initialWishlist } from './wishlist-state.ts'

/** The states exist from the first render. The actions load with their first use. */
export interface Stores {
  context: MapContext
  states: ShopperStates
  /** The server-rendered state: parts of the page that hydrate late start from it. */
  first: { [Name in keyof ShopperStates]: Snapshot<ShopperStates[Name]> } & { panels: Snapshot<PanelsState> }
  panels: PanelsStore
  actions: Lazy<ShopperActions>
  /** Keys of what earlier documents of the tab hold (held-adds.ts). */
  earlierAdds: readonly string[]
  /** Preloads the actions. */
  warm: () => void
}

export function createStores(seeds: StoreSeeds): Stores {
  const states = { cart: proxy(initialCart()), wishlist: proxy(initialWishlist()), user: proxy(initialUser()) }
  const panels = createPanelsStore()
  const earlierAdds = heldAdds()
  const load = loadOnce(async () => {
    await whenOnline()
    const { createShopperActions } = await import('./shopper-actions.ts')
    return createShopperActions({ ...seeds, states, panels, earlierAdds, whenOnline })
  })
  const { cart, wishlist, user } = states
  const first = {
    cart: snapshot(cart),
    wishlist: snapshot(wishlist),
    user: snapshot(user),
    panels: snapshot(panels.state)
  }
  const warm = () => void load().catch(() => null)
  return { context: seeds.context, states, first, panels, earlierAdds, actions: lazily(load), warm }
}

/** The same actions, each returning a promise. */
type Lazy<Groups> = {
  [Group in keyof Groups]: {
    [Name in keyof Groups[Group]]: Groups[Group][Name] extends (...args: infer Args) => infer Result
      ? (...args: Args) => Promise<Awaited<Result>>
      : never
  }
}

/** Calls keep their order: all await the same load. */
function lazily(load: () => Promise<ShopperActions>): Lazy<ShopperActions> {
  const add: Lazy<ShopperActions>['cart']['add'] = async (items, options) => {
    const held = holdAdd(items, options?.kind)
    const { cart } = await load().catch(error => {
      if (held) sessionStorage.removeItem(held)
      throw error
    })
    return cart.add(items, options, held)
  }
  return {
    cart: {
      load: async () => (await load()).cart.load(),
      refresh: async () => (await load()).cart.refresh(),
      forget: async () => (await load()).cart.forget(),
      add,
      update: async (...args) => (await load()).cart.update(...args),
      step: async (...args) => (await load()).cart.step(...args),
      remove: async (...args) => (await load()).cart.remove(...args),
      dismiss: async () => (await load()).cart.dismiss(),
      coupon: async code => (await load()).cart.coupon(code)
    },
    wishlist: {
      load: async () => (await load()).wishlist.load(),
      loadCards: async () => (await load()).wishlist.loadCards(),
      check: async (...args) => (await load()).wishlist.check(...args),
      toggle: async (...args) => (await load()).wishlist.toggle(...args),
      clear: async () => (await load()).wishlist.clear()
    },
    user: {
      load: async () => (await load()).user.load(),
      ask: async () => (await load()).user.ask(),
      take: async answer => (await load()).user.take(answer),
      enter: async user => (await load()).user.enter(user),
      leave: async () => (await load()).user.leave()
    }
  }
}

/** After a failed load, the next call tries again. */
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

/** Resolves once the browser is online. */
function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve()
  return new Promise(resolve => addEventListener('online', () => resolve(), { once: true }))
}
