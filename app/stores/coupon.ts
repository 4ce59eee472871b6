import { type ApiResult, failureOf } from '../api/failure.ts'

export interface CouponOptions {
  apply: (code: string) => Promise<ApiResult<string>>
  /** Reads the cart again. */
  refresh: () => Promise<unknown>
  /** Serializes writes over all tabs: applying a coupon writes the cart. */
  lock: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves once the browser is online. */
  ready: () => Promise<void>
}

/** Reads the cart again after an accepted coupon: the server computes the discount. */
export function createCouponAction({ apply, refresh, lock, ready }: CouponOptions) {
  return async function coupon(code: string): Promise<ApiResult<string>> {
    await ready()
    const result = await lock(() => apply(code)).catch(failureOf)
    if (result.ok) await refresh()
    return result
  }
}
