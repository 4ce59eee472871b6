import { type ApiResult, failureOf } from '../api/failure.ts'

export interface CouponOptions {
  apply: (code: string) => Promise<ApiResult<string>>
  /** Reads the cart again. */
  refresh: () => Promise<unknown>
  /** One write at a time over all tabs: a coupon is a write of the cart. */
  lock: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves when there is a connection. */
  ready: () => Promise<void>
}

/** What a coupon takes off is the server's to say: the cart is read again once it is taken. */
export function createCouponAction({ apply, refresh, lock, ready }: CouponOptions) {
  return async function coupon(code: string): Promise<ApiResult<string>> {
    await ready()
    const result = await lock(() => apply(code)).catch(failureOf)
    if (result.ok) await refresh()
    return result
  }
}
