import { snapshot } from 'valtio/vanilla'
import { heldAdds, holdAdd } from './add-storage.ts'
import type { AddItem, AddOptions } from './cart-intents.ts'
import { createPanelsStore } from './panels.ts'
import { createShopStore } from './shop.ts'
import type { ShopperActions } from './shopper-actions.ts'
import { initialStates, type StoreSeeds } from './shopper-states.ts'

export type Stores = ReturnType<typeof createStores>

export function createStores(seeds: StoreSeeds) {
  const states = initialStates()
  const panels = createPanelsStore()
  const shop = createShopStore(seeds.storeId)
  const earlierAdds = heldAdds()
  const load = loadOnce(async () => {
    await whenOnline()
    const { createShopperActions } = await import('./shopper-actions.ts')
    return createShopperActions({ ...seeds, states, panels, earlierAdds, whenOnline })
  })
  return {
    context: seeds.context,
    cart: withFirst(states.cart),
    wishlist: withFirst(states.wishlist),
    user: withFirst(states.user),
    shop: { ...shop, ...withFirst(shop.state) },
    panels: { ...panels, ...withFirst(panels.state) },
    actions: lazily(load),
    earlierAdds,
    warm: () => void load().catch(() => null)
  }
}

/** `first` is the server-rendered state: parts of the page that hydrate late start from it. */
function withFirst<S extends object>(state: S) {
  return { state, first: snapshot(state) }
}

/** The same actions, each returning a promise. Calls keep their order: all await the same load. */
function lazily(load: () => Promise<ShopperActions>) {
  function later<Args extends unknown[], Result>(pick: (actions: ShopperActions) => (...args: Args) => Result) {
    return async (...args: Args): Promise<Awaited<Result>> => await pick(await load())(...args)
  }

  async function add(items: readonly AddItem[], options?: AddOptions) {
    const held = holdAdd(items, options?.kind)
    const { cart } = await load().catch(error => {
      if (held) sessionStorage.removeItem(held)
      throw error
    })
    return cart.add(items, options, held)
  }

  return {
    cart: {
      add,
      load: later(({ cart }) => cart.load),
      refresh: later(({ cart }) => cart.refresh),
      update: later(({ cart }) => cart.update),
      step: later(({ cart }) => cart.step),
      remove: later(({ cart }) => cart.remove),
      dismiss: later(({ cart }) => cart.dismiss),
      coupon: later(({ cart }) => cart.coupon)
    },
    wishlist: {
      load: later(({ wishlist }) => wishlist.load),
      loadCards: later(({ wishlist }) => wishlist.loadCards),
      check: later(({ wishlist }) => wishlist.check),
      toggle: later(({ wishlist }) => wishlist.toggle)
    },
    user: {
      load: later(({ user }) => user.load),
      ask: later(({ user }) => user.ask),
      take: later(({ user }) => user.take),
      enter: later(({ user }) => user.enter),
      leave: later(({ user }) => user.leave)
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

function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve()
  return new Promise(resolve => addEventListener('online', () => resolve(), { once: true }))
}
