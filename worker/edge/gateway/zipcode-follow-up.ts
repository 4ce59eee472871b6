import type { GatewayCall, PersonalAnswer, UpstreamAnswer } from './gateway-call'
import { findEndpoint } from './match-endpoint'

type CallApi = (call: GatewayCall) => Promise<UpstreamAnswer>

/** Spec 7: after a shipping call, posts the CEP to checkout/zipcode and adds the answer as `zipcode`. */
export async function followUpZipcode(
  call: GatewayCall,
  answer: UpstreamAnswer,
  callApi: CallApi
): Promise<PersonalAnswer> {
  const path = call.endpoint.followedBy
  const endpoint = path ? findEndpoint('POST', path) : null
  const cep = readCep(call.body)
  if (!path || !endpoint || !cep || answer.failure) return answer
  const session = answer.session ?? call.session
  const next = await callApi({ ...call, endpoint, path, body: { cep }, session, idempotencyKey: null })
  const isStored = next.failure === null && next.status >= 200 && next.status < 300
  return { ...answer, session: next.session ?? answer.session, ...(isStored && { zipcode: next.body }) }
}

function readCep(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'cep' in body && typeof body.cep === 'string' ? body.cep : null
}
