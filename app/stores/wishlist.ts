import { ref } from 'valtio/vanilla'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import type { FavoriteMemory } from '../api/favorite-memory.ts'
import type { Favorites } from '../api/favorites.ts'
import { PATHS } from '../links.ts'
import { type FavoriteProduct, toFavorite } from '../models/shopper/favorite.ts'
import { withReturn } from '../models/shopper/return-path.ts'
import type { BrowserApi } from './browser-api.ts'
import type { Channel, ShopperStates, StoreEvent } from './shopper-states.ts'
import { createFavoriteChanges } from './wishlist-changes.ts'

interface WishlistStoreOptions {
  state: ShopperStates['wishlist']
  api: BrowserApi['wishlist']
  memory: FavoriteMemory
  channel: Channel
  ready: () => Promise<void>
  navigate: (path: string) => void
  here: () => string
  /** Called after a 401: the session of a signed-in shopper has ended. */
  onSignedOut: () => void
  onEvent: (event: StoreEvent) => void
}

/** `kept`: products that this browser remembers. Some APIs list favourites by id only. */
export type KnownFavorites = Favorites & { kept: FavoriteProduct[] }

export function createWishlistStore(options: WishlistStoreOptions) {
  const { state, api, memory, channel, ready, navigate, here, onSignedOut, onEvent } = options
  const changes = createFavoriteChanges({
    api,
    ready,
    onShow(ids) {
      state.ids = ref(ids)
    },
    onDone(product, flag) {
      channel?.postMessage({ product, flag })
      if (flag) onEvent({ name: 'add_to_wishlist', product })
    },
    onRefused(product, flag) {
      memory.ask(toFavorite(product), flag)
      state.waiting = flag ? product.name : ''
    }
  })
  channel?.addEventListener('message', ({ data }) => {
    const change = readChange(data)
    if (change && state.loaded) changes.confirm(change.product, change.flag)
  })
  let reading: Promise<unknown> | null = null

  async function load(): Promise<void> {
    await read(async () => {
      const result = await api.list()
      return result.ok ? { ok: true, data: { ids: result.data, cards: [] } } : result
    })
  }

  async function loadCards(): Promise<ApiResult<KnownFavorites>> {
    const result = await read(() => api.favorites())
    return result.ok ? { ok: true, data: { ...result.data, kept: memory.kept() } } : result
  }

  function read(ask: () => Promise<ApiResult<Favorites>>): Promise<ApiResult<Favorites>> {
    const answer = readNow(ask)
    reading = answer
    return answer
  }

  async function readNow(ask: () => Promise<ApiResult<Favorites>>): Promise<ApiResult<Favorites>> {
    await changes.idle()
    const before = changes.version()
    const result = await ask()
    if (!result.ok) return log(result)
    // A change during the read makes the answer stale.
    if (changes.version() !== before) return readNow(ask)
    changes.replace(result.data.ids)
    state.loaded = true
    state.waiting = ''
    await completeAsked()
    return result
  }

  async function completeAsked(): Promise<void> {
    for (const { product, flag, at } of memory.takeAsked()) {
      const failure = await changes.ask(product, flag)
      if (failure) log(failure)
      if (failure && (failure.status === 0 || failure.status >= 500)) memory.ask(product, flag, at)
    }
  }

  /** Spec 3: reads the flag of one product when the list could not be read. */
  async function check(product: number): Promise<void> {
    if (!state.loaded) await (reading ?? load())
    if (state.loaded) return
    const result = await api.verify(product)
    if (!result.ok) log(result)
    else if (!state.loaded) changes.confirm(product, result.data)
  }

  /** Spec 4: flips between add and remove by the current flag. Spec 8: a 401 redirects to the checkout access page. */
  async function toggle(product: FavoriteProduct): Promise<void> {
    const flag = !state.ids.includes(product.id)
    if (flag) memory.keep(toFavorite(product))
    const failure = await changes.ask(product, flag)
    if (failure?.status === 401) signIn()
    else if (failure) log(failure)
  }

  /** Spec 8: logs server errors. A 401 is not an error: it asks for a login. */
  function log(failure: ApiFailure): ApiFailure {
    if (failure.status !== 401) onEvent({ name: 'wishlist_failure', failure })
    return failure
  }

  function signIn(): void {
    empty()
    onSignedOut()
    if (!here().startsWith(PATHS.access)) navigate(withReturn(PATHS.access, here()))
  }

  function clear(): void {
    memory.forget()
    state.waiting = ''
    empty()
  }

  function empty(): void {
    reading = null
    state.loaded = false
    changes.empty()
  }

  return { state, actions: { load, loadCards, check, toggle, clear } }
}

/** Parses another tab's message: it may run another version of the store. */
function readChange(data: unknown): { product: number; flag: boolean } | null {
  if (typeof data !== 'object' || data === null) return null
  const { product, flag }: { product?: unknown; flag?: unknown } = data
  return typeof product === 'number' && typeof flag === 'boolean' ? { product, flag } : null
}
