import { createContext, type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import type { MapContext } from '../models/store/map-context.ts'
import { firstInteraction } from '../ui/first-interaction.ts'
import { createStores, type Stores } from './create-stores.ts'
import { hasSession } from './has-session.ts'
import type { StoreSeeds } from './shopper-states.ts'

const StoresContext = createContext({} as Stores)

export function StoresProvider({ seeds, children }: { seeds: StoreSeeds; children: ReactNode }) {
  const [stores] = useState(() => createStores(seeds))
  useEffect(() => readShopper(stores), [stores])
  useEffect(() => stores.shop.actions.watchWidth(), [stores])
  return <StoresContext value={stores}>{children}</StoresContext>
}

export function useActions() {
  const { actions, panels, shop } = useStores()
  return { ...actions, panels: panels.actions, shop: shop.actions }
}

export function useMapContext(): MapContext {
  return useStores().context
}

export const useCart = selectorOf(stores => stores.cart)
export const useWishlist = selectorOf(stores => stores.wishlist)
export const usePanels = selectorOf(stores => stores.panels)
export const useShop = selectorOf(stores => stores.shop)
export const useUser = selectorOf(stores => stores.user)

function selectorOf<S extends object>(pick: (stores: Stores) => { state: S; first: Snapshot<S> }) {
  return function useSelection<T>(select: (snapshot: Snapshot<S>) => T): T {
    const { state, first } = pick(useStores())
    return useSelected(state, first, select)
  }
}

/** Below `StoresProvider`. */
export function useStores(): Stores {
  return use(StoresContext)
}

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

/** Without a session nothing is fetched until the first interaction. Another tab may have started one by then. */
function readShopper(stores: Stores): () => void {
  const isKnown = hasSession()
  if (isKnown) void loadShopper(stores)
  else if (stores.earlierAdds.length > 0) stores.warm()
  return onFirstInteraction(() => (!isKnown && hasSession() ? void loadShopper(stores) : stores.warm()))
}

async function loadShopper({ actions }: Stores): Promise<void> {
  void actions.cart.load()
  if (await actions.user.ask()) await actions.wishlist.load()
}

/** Calls back once, at the first interaction or when another tab's stores change. Returns the unsubscribe function. */
function onFirstInteraction(act: () => void): () => void {
  let isDone = false
  const tabs = ['cart', 'user'].map(name => new BroadcastChannel(name))
  for (const tab of tabs) tab.onmessage = start
  void firstInteraction().then(start)
  function stop() {
    isDone = true
    for (const tab of tabs) tab.close()
  }
  function start() {
    if (isDone) return
    stop()
    act()
  }
  return stop
}
