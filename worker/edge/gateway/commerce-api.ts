import { ZIPCODE_CALL } from '../../../app/models/cart/zipcode-call.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'
import { callerOf } from './caller.ts'
import type { GatewayAnswer, GatewayCall } from './gateway-call.ts'
import { type Body, readJsonBody } from './json-body.ts'
import { API_PREFIX } from './match-endpoint.ts'
import { endpointOf } from './request-endpoint.ts'
import { readShopper } from './shopper.ts'
import { callForForm } from './turnstile.ts'

const MAX_BODY_BYTES = { small: 64 * 1024, usual: 256 * 1024, upload: 12 * 1024 * 1024 }

export function commerceApi({ gateway, config, upstream }: EdgeOptions) {
  return async function answerCommerceCall(c: EdgeContext): Promise<Response> {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(API_PREFIX.length)
    const endpoint = endpointOf(c)
    if (!endpoint?.pattern.test(path) || endpoint.browser === false) return c.json({ error: 'Não encontrado' }, 404)
    const { method } = endpoint
    const maxBytes = MAX_BODY_BYTES[endpoint.body ?? 'usual']
    // The body of a GET is ignored, because a `Request` cannot forward it.
    const body: Body = method === 'GET' ? { ok: true, value: undefined } : await readJsonBody(c.req.raw, maxBytes)
    if (!body.ok) return c.json({ error: body.error }, body.status)

    const shopper = readShopper(c.req.raw, config.sessionCookie, config.sessionDomain)
    const call: GatewayCall = {
      endpoint,
      method,
      path,
      // No write of the contract has parameters, and an API may take items of a cart from them: the body alone is judged.
      query: method === 'GET' ? url.searchParams : new URLSearchParams(),
      body: body.value,
      ...callerOf(c, shopper),
      timing: 'action',
      minimal: c.req.header('prefer') === 'return=minimal',
      idempotencyKey: c.req.header('idempotency-key') ?? null,
      proof: c.req.header('turnstile-token')
    }
    const answer = await callForForm(c, gateway, call)
    shopper.follow(endpoint, answer)
    const response = toResponse(answer, text => (upstream.name ? text : text.replaceAll(upstream.origin, url.origin)))
    shopper.setCookies(response.headers)
    return response
  }
}

function toResponse(answer: GatewayAnswer, rewrite: (text: string) => string): Response {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-cache': answer.cache,
    ...(answer.retryAfter && { 'retry-after': answer.retryAfter })
  }
  if (answer.failure) {
    const status = answer.failure === 'timeout' ? 504 : 502
    return Response.json({ error: 'O serviço não respondeu' }, { status, headers })
  }
  return new Response(rewrite(JSON.stringify(withZipcode(answer))), { status: answer.status, headers })
}

/** Spec 7: the answer of checkout/zipcode is part of the user's data. */
function withZipcode({ body: answered, zipcode }: GatewayAnswer): unknown {
  const body = answered ?? {}
  const isObject = typeof body === 'object' && !Array.isArray(body)
  return isObject && zipcode !== undefined ? { ...body, [ZIPCODE_CALL]: zipcode } : body
}
