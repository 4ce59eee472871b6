import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { readReceipt } from './receipt.ts'

/**
 * The cart's coupon from now on; what it takes off, the cart says (`promocoes`). Answers with the server's words, '' when
 * it says only that it is done. A 200 that says `sucesso: false` is a refusal.
 */
export async function applyCoupon(transport: Transport, code: string): Promise<ApiResult<string>> {
  const call = { method: 'PUT', path: `promotional/coupon/${encodeURIComponent(code)}`, body: {} } as const
  const result = await callApi(transport, { ...call, timing: 'action' }, readReceipt)
  if (!result.ok) return result
  const { done, message } = result.data
  return done ? { ok: true, data: message } : { ok: false, kind: 'http', status: 422, message }
}
