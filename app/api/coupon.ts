import { callApi, type Transport } from './client.ts'
import { type ApiResult, refusal } from './failure.ts'
import { readReceipt } from './receipt.ts'

/** The cart shows the discount. Returns the server's message, or ''. A 200 with `sucesso: false` is a refusal. */
export async function applyCoupon(transport: Transport, code: string): Promise<ApiResult<string>> {
  const call = { method: 'PUT', path: `promotional/coupon/${encodeURIComponent(code)}`, body: {} } as const
  const result = await callApi(transport, { ...call, timing: 'action' }, readReceipt)
  if (!result.ok) return result
  const { done, message } = result.data
  return done ? { ok: true, data: message } : refusal(422, message)
}
