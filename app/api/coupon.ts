import { callApi, type Transport } from './client.ts'
import { type ApiResult, refusal } from './failure.ts'
import { readReceipt } from './receipt.ts'

interface CouponChange {
  code: string
  /** True applies the coupon. False takes it off: an extension that the cart announces (`removivel`). */
  flag: boolean
}

/** The cart shows the discount. Returns the server's message, or ''. A 200 with `sucesso: false` is a refusal. */
export async function changeCoupon(transport: Transport, { code, flag }: CouponChange): Promise<ApiResult<string>> {
  const path = `promotional/coupon/${encodeURIComponent(code)}` as const
  const result = await callApi(
    transport,
    { method: flag ? 'PUT' : 'DELETE', path, body: {}, timing: 'action' },
    readReceipt
  )
  if (!result.ok) return result
  const { done, message } = result.data
  return done ? { ok: true, data: message } : refusal(422, message)
}
