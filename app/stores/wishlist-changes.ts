import type { ApiFailure } from '../api/failure.ts'
import type { FavoriteProduct } from '../models/shopper/favorite.ts'
import type { BrowserApi } from './browser-api.ts'

/*
 * confirmed: the favourites on the server, as last read. wanted: what the shopper asked for since, by product.
 *   shown = confirmed + wanted
 *   ask --> wanted          one call at a time per product, repeated until the server has the last wish
 *   done --> confirmed
 *   failure                 drops the wish (rollback)
 */

interface FavoriteChangesOptions {
  api: Pick<BrowserApi['wishlist'], 'change'>
  ready: () => Promise<void>
  onShow: (ids: readonly number[]) => void
  onDone: (product: number, flag: boolean) => void
  onRefused: (product: FavoriteProduct, flag: boolean) => void
}

export function createFavoriteChanges({ api, ready, onShow, onDone, onRefused }: FavoriteChangesOptions) {
  const wanted = new Map<number, boolean>()
  const running = new Set<Promise<unknown>>()
  let confirmed: readonly number[] = []
  let version = 0

  function show(): void {
    const others = confirmed.filter(id => wanted.get(id) !== false)
    const added = [...wanted.keys()].filter(id => wanted.get(id) && !confirmed.includes(id))
    onShow([...added, ...others])
  }

  function replace(ids: readonly number[]): void {
    confirmed = [...new Set(ids)]
    show()
  }

  function confirm(product: number, flag: boolean): void {
    version += 1
    replace([...(flag ? [product] : []), ...confirmed.filter(id => id !== product)])
  }

  function empty(): void {
    version += 1
    wanted.clear()
    replace([])
  }

  /** Null when a call for the product is already running: that call also sends the new flag. */
  async function ask(product: FavoriteProduct, flag: boolean): Promise<ApiFailure | null> {
    const isRunning = wanted.has(product.id)
    wanted.set(product.id, flag)
    show()
    if (isRunning) return null
    const sent = ready().then(() => send(product))
    running.add(sent)
    const failure = await sent
    running.delete(sent)
    return failure
  }

  /** Repeats until the server has the last wish, which clicks may change between calls. */
  async function send(product: FavoriteProduct): Promise<ApiFailure | null> {
    const flag = wanted.get(product.id)
    if (flag === undefined || flag === confirmed.includes(product.id)) return finish(product.id, null)
    const result = await api.change({ flag, product: product.id })
    const last = wanted.get(product.id)
    if (last === undefined) return null
    if (!result.ok) {
      if (result.status === 401) onRefused(product, last)
      return finish(product.id, result)
    }
    confirm(product.id, flag)
    onDone(product.id, flag)
    return send(product)
  }

  /** Synchronous, so that the next click starts a new call. */
  function finish(product: number, failure: ApiFailure | null): ApiFailure | null {
    wanted.delete(product)
    show()
    return failure
  }

  return {
    ask,
    confirm,
    replace,
    empty,
    idle: () => Promise.all(running),
    version: () => version
  }
}
