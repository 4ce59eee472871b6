import { createContext, type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import type { MapContext } from '../models/map-context.ts'
import type { CartState } from './cart-state.ts'
import { createStores, type Stores } from './create-stores.ts'
import { hasSession } from './has-session.ts'
import { hasHeldAdds } from './held-adds-key.ts'
import type { PanelsState } from './panels.ts'
import type { StoreSeeds } from './store-seeds.ts'
import type { UserState } from './user-state.ts'
import type { WishlistState } from './wishlist-state.ts'

const StoresContext = createContext<Stores | null>(null)

/** Makes the stores once for this tree and, after hydration, reads what belongs to the shopper. */
export function StoresProvider({ seeds, children }: { seeds: StoreSeeds; children: ReactNode }) {
  const [stores] = useState(() => createStores(seeds))
  useEffect(() => readShopper(stores), [stores])
  return <StoresContext value={stores}>{children}</StoresContext>
}

/** The stores' actions, for handlers; reading them never renders again. */
export function useActions() {
  const { actions, panels } = useStores()
  return { ...actions, panels: panels.actions }
}

/** What the mappers need to know, for calls that the browser makes itself. */
export function useMapContext(): MapContext {
  return useStores().context
}

/** A part of the state, which must be a primitive or a value held by the state: `useCart(cart => cart.units)`. */
export function useCart<T>(select: (cart: Snapshot<CartState>) => T): T {
  const { states, first } = useStores()
  return useSelected(states.cart, first.cart, select)
}

export function useWishlist<T>(select: (wishlist: Snapshot<WishlistState>) => T): T {
  const { states, first } = useStores()
  return useSelected(states.wishlist, first.wishlist, select)
}

export function usePanels<T>(select: (panels: Snapshot<PanelsState>) => T): T {
  const { panels, first } = useStores()
  return useSelected(panels.state, first.panels, select)
}

export function useUser<T>(select: (user: Snapshot<UserState>) => T): T {
  const { states, first } = useStores()
  return useSelected(states.user, first.user, select)
}

export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('StoresProvider is missing')
  return stores
}

/** `first` is what the server rendered, with which hydration begins. */
export function useSelected<S extends object, T>(
  state: S,
  first: Snapshot<S>,
  select: (snapshot: Snapshot<S>) => T
): T {
  const watch = useCallback((onChange: () => void) => subscribe(state, onChange), [state])
  return useSyncExternalStore(
    watch,
    () => select(snapshot(state)),
    () => select(first)
  )
}

/**
 * Who has no session has no cart and no name: nothing is asked for, and nothing loaded to ask with. At the first move
 * there may be one that another tab has got since.
 */
function readShopper(stores: Stores): () => void {
  const isKnown = hasSession()
  if (isKnown) void loadShopper(stores)
  else if (hasHeldAdds()) stores.warm()
  return atFirstMove(() => (!isKnown && hasSession() ? void loadShopper(stores) : stores.warm()))
}

async function loadShopper({ actions }: Stores): Promise<void> {
  void actions.cart.load()
  if (await actions.user.ask()) await actions.wishlist.load()
}

const MOVES = ['pointerdown', 'pointermove', 'keydown', 'scroll']
/** On which the stores of other tabs tell what changed. */
const TABS = ['cart', 'user']

/** Who moves may want something soon; and what another tab tells is of this one, too. */
function atFirstMove(act: () => void): () => void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const move of MOVES) addEventListener(move, start, options)
  const tabs = 'BroadcastChannel' in globalThis ? TABS.map(name => new BroadcastChannel(name)) : []
  for (const tab of tabs) tab.onmessage = start
  function stop() {
    controller.abort()
    for (const tab of tabs) tab.close()
  }
  function start() {
    stop()
    act()
  }
  return stop
}
