import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { readReceipt } from './receipt.ts'

/**
 * Sets the cart's coupon. The cart shows the discount (`promocoes`). Returns the server's message, or '' when it sends
 * none. A 200 with `sucesso: false` is a refusal.
 */
export async function applyCoupon(transport: Transport, code: string): Promise<ApiResult<string>> {
  const call = { method: 'PUT', path: `promotional/coupon/${encodeURIComponent(code)}`, body: {} } as const
  const result = await callApi(transport, { ...call, timing: 'action' }, readReceipt)
  if (!result.ok) return result
  const { done, message } = result.data
  return done ? { ok: true, data: message } : { ok: false, kind: 'http', status: 422, message }
}
