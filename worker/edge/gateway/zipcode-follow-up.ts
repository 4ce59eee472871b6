import { ZIPCODE_CALL } from '../../../app/models/zipcode-call'
import type { GatewayCall, PersonalAnswer, UpstreamAnswer } from './gateway-call'

type Ask = (call: GatewayCall) => Promise<UpstreamAnswer>

const SHIPPING_CALLS = ['shipment/product', 'shipment/list']

/** Spec 7: checkout/zipcode is called after any response of shipment/product, with the cep of that request; here after shipment/list as well. */
export async function followUpZipcode(call: GatewayCall, answer: UpstreamAnswer, ask: Ask): Promise<PersonalAnswer> {
  if (!SHIPPING_CALLS.includes(call.path) || answer.failure) return answer
  const cep = readCep(call.body)
  if (!cep) return answer
  const session = answer.session ?? call.session
  const next = await ask({ ...call, path: ZIPCODE_CALL, body: { cep }, session, idempotencyKey: null })
  const isStored = next.failure === null && next.status >= 200 && next.status < 300
  return { ...answer, session: next.session ?? answer.session, ...(isStored && { zipcode: next.body }) }
}

function readCep(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'cep' in body && typeof body.cep === 'string' ? body.cep : null
}
