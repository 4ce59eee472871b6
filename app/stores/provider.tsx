import { createContext, type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import type { MapContext } from '../models/map-context.ts'
import type { CartState } from './cart-state.ts'
import { createStores, type StoreSeeds, type Stores } from './create-stores.ts'
import type { PanelsState } from './panels.ts'
import type { UserState } from './user-state.ts'
import type { WishlistState } from './wishlist-state.ts'

const StoresContext = createContext<Stores | null>(null)

/** Makes the stores once for this tree and, after hydration, reads what belongs to the shopper. */
export function StoresProvider({ seeds, children }: { seeds: StoreSeeds; children: ReactNode }) {
  const [stores] = useState(() => createStores(seeds))
  useEffect(() => void loadShopper(stores), [stores])
  useEffect(() => warmAtFirstMove(stores.warm), [stores])
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
  return useSelected(useStores().states.cart, select)
}

export function useWishlist<T>(select: (wishlist: Snapshot<WishlistState>) => T): T {
  return useSelected(useStores().states.wishlist, select)
}

export function usePanels<T>(select: (panels: Snapshot<PanelsState>) => T): T {
  return useSelected(useStores().panels.state, select)
}

export function useUser<T>(select: (user: Snapshot<UserState>) => T): T {
  return useSelected(useStores().states.user, select)
}

function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('StoresProvider is missing')
  return stores
}

function useSelected<S extends object, T>(state: S, select: (snapshot: Snapshot<S>) => T): T {
  const watch = useCallback((onChange: () => void) => subscribe(state, onChange), [state])
  const read = () => select(snapshot(state))
  return useSyncExternalStore(watch, read, read)
}

/** Who has no session has no cart and no name: nothing is asked for, and nothing loaded to ask with. */
async function loadShopper({ actions, states }: Stores): Promise<void> {
  if (!/(^|; )shopper=1(;|$)/.test(document.cookie)) return
  void actions.cart.load()
  await actions.user.load()
  if (states.user.user.signedIn) await actions.wishlist.load()
}

const MOVES = ['pointerdown', 'pointermove', 'keydown', 'scroll']

/** Who moves may want something soon. */
function warmAtFirstMove(warm: () => void): () => void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const move of MOVES) addEventListener(move, start, options)
  function start() {
    controller.abort()
    warm()
  }
  return () => controller.abort()
}
