import type { Transport } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/failure.ts'
import { fetchShipping, type ShippingQuestion } from '../../../api/shipping.ts'
import type { Shipping } from '../../../models/cart/shipment.ts'
import { formatCep, isCep } from '../../../models/shopper/formatters.ts'

export const CEP_FIELD = 'cep'

/** `said` is the server's text, '' without one. `cep` is as typed. */
export type ShippingAnswer =
  | { ok: true; cep: string; shipping: Shipping }
  | { ok: false; cep: string; reason: 'cep' | 'refused' | 'failed'; said: string }

export async function calculateShipping(
  transport: Transport,
  question: ShippingQuestion,
  nowMs = Date.now()
): Promise<ShippingAnswer> {
  const cep = formatCep(question.cep)
  if (!isCep(cep)) return { ok: false, cep: question.cep, reason: 'cep', said: '' }
  return toShippingAnswer(cep, await fetchShipping(transport, question, nowMs))
}

/** Shipping of a product or of the cart. Spec 8: an empty list of options is a failure. */
export function toShippingAnswer(cep: string, result: ApiResult<Shipping>): ShippingAnswer {
  if (!result.ok) {
    const isRefused = result.kind === 'http' && result.status < 500
    return { ok: false, cep, reason: isRefused ? 'refused' : 'failed', said: isRefused ? result.message : '' }
  }
  const { options, restriction, message } = result.data
  if (options.length > 0) return { ok: true, cep, shipping: result.data }
  return { ok: false, cep, reason: 'refused', said: restriction || message }
}
