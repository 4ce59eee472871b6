import type { ApiFailure, ApiResult } from '../api/failure.ts'
import type { FavoriteProduct } from '../models/shopper/favorite.ts'

/*
 * confirmed: what the server has, as far as it has said. wanted: what the shopper asked for since, by product.
 *   shown = confirmed + wanted
 *   ask --> wanted, one call at a time for a product, until the server has what is wanted last
 *   done --> confirmed
 *   failure --> the wish is dropped, and with it what was shown
 */

interface FavoriteChangesOptions {
  change(args: { flag: boolean; product: number }): Promise<ApiResult<true>>
  /** Resolves when there is a connection. */
  ready: () => Promise<void>
  onShow: (ids: readonly number[]) => void
  onDone: (product: number, flag: boolean) => void
  /** The server wants a login for it. */
  onRefused: (product: FavoriteProduct, flag: boolean) => void
}

export type FavoriteChanges = ReturnType<typeof createFavoriteChanges>

export function createFavoriteChanges({ change, ready, onShow, onDone, onRefused }: FavoriteChangesOptions) {
  const wanted = new Map<number, boolean>()
  const running = new Set<Promise<unknown>>()
  let confirmed: readonly number[] = []
  let version = 0

  function show(): void {
    const others = confirmed.filter(id => wanted.get(id) !== false)
    const added = [...wanted.keys()].filter(id => wanted.get(id) && !confirmed.includes(id))
    onShow([...added, ...others])
  }

  /** Newest first, as the embedded backend has them. */
  function confirm(product: number, flag: boolean): void {
    const others = confirmed.filter(id => id !== product)
    confirmed = flag ? [product, ...others] : others
    version += 1
    show()
  }

  function replace(ids: readonly number[]): void {
    confirmed = [...new Set(ids)]
    show()
  }

  function empty(): void {
    confirmed = []
    wanted.clear()
    version += 1
    show()
  }

  /** Null when another call for the product is under way, which takes the wish along. */
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

  /** Repeats until the server has what is wanted: clicks in between only change that. */
  async function send(product: FavoriteProduct): Promise<ApiFailure | null> {
    const flag = wanted.get(product.id)
    if (flag === undefined || flag === confirmed.includes(product.id)) return finish(product.id, null)
    const result = await change({ flag, product: product.id })
    const last = wanted.get(product.id)
    // Nobody is signed in any more, and nothing is wanted.
    if (last === undefined) return null
    if (!result.ok) {
      if (result.status === 401) onRefused(product, last)
      return finish(product.id, result)
    }
    confirm(product.id, flag)
    onDone(product.id, flag)
    return send(product)
  }

  /** At once, so that the next click begins anew. */
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
    /** Once the calls that are under way are answered. */
    idle: () => Promise.all(running),
    version: () => version
  }
}
