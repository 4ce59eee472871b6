import { proxy, ref } from 'valtio/vanilla'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import { initialWishlist, type WishlistState } from './wishlist-state.ts'

export interface WishlistApi {
  list(): Promise<ApiResult<number[]>>
  change(args: { verb: 'add' | 'remove'; product: number; attribute?: number }): Promise<ApiResult<boolean>>
}

export interface WishlistStoreOptions {
  /** What the pages read; a new one where none is given. */
  state?: WishlistState
  api: WishlistApi
  /** Spec 8: a 401 leads to the checkout access page. */
  navigate: (path: string) => void
  /** Where the shopper is, to come back to. */
  here: () => string
  /** Keeps the favourite that was asked for while the shopper signs in. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  onFailure: (failure: ApiFailure) => void
}

export type WishlistStore = ReturnType<typeof createWishlistStore>

const ACCESS_PATH = '/checkout/acesso'
const ASKED_KEY = 'askedFavorite'

export function createWishlistStore(options: WishlistStoreOptions) {
  const { state = proxy(initialWishlist()), api, navigate, here, storage, onFailure } = options
  /** What the shopper wants last, by product, while a call for it is under way. */
  const wanted = new Map<number, boolean>()

  /** Only for a shopper who is signed in: an anonymous read answers 401. Then does what was asked before signing in. */
  async function load(): Promise<void> {
    const result = await api.list()
    if (!result.ok) return
    state.ids = ref(result.data)
    state.loaded = true
    const asked = Number(storage?.getItem(ASKED_KEY) ?? 0)
    storage?.removeItem(ASKED_KEY)
    if (asked > 0 && !state.ids.includes(asked)) await toggle(asked)
  }

  /** Spec 4: flips between add and remove by the current flag. Shown at once, taken back when it fails. */
  async function toggle(product: number, attribute = 0): Promise<void> {
    const flag = !state.ids.includes(product)
    const isRunning = wanted.has(product)
    mark(product, flag)
    wanted.set(product, flag)
    state.failure = null
    if (isRunning) return
    await settle(product, attribute, flag)
    wanted.delete(product)
  }

  /** Repeats until the server has what is wanted: clicks in between only change that. */
  async function settle(product: number, attribute: number, flag: boolean): Promise<void> {
    const result = await api.change({ verb: flag ? 'add' : 'remove', product, attribute })
    if (!result.ok || !result.data) return fail(product, !flag, result)
    const next = wanted.get(product) ?? flag
    if (next !== flag) await settle(product, attribute, next)
  }

  function fail(product: number, flag: boolean, result: ApiResult<boolean>): void {
    mark(product, flag)
    const failure: ApiFailure = result.ok ? { ok: false, kind: 'http', status: 200, message: '' } : result
    if (failure.status === 401) signIn(product, !flag)
    else report(failure)
  }

  function report(failure: ApiFailure): void {
    state.failure = failure
    onFailure(failure)
  }

  function signIn(product: number, wasAdding: boolean): void {
    if (wasAdding) storage?.setItem(ASKED_KEY, String(product))
    navigate(`${ACCESS_PATH}?return=${encodeURIComponent(here())}`)
  }

  function mark(product: number, flag: boolean): void {
    const others = state.ids.filter(id => id !== product)
    state.ids = ref(flag ? [...others, product] : others)
  }

  function clear(): void {
    state.ids = ref([])
    state.loaded = false
  }

  return { state, actions: { load, toggle, clear } }
}
