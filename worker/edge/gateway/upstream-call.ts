import { readFailureBody } from '../../../app/contract/failure-body.ts'
import { API_SESSION } from '../../checkout/settings.ts'
import type { Upstream } from '../../upstream.ts'
import type { GatewayCall, UpstreamAnswer } from './gateway-call.ts'
import { hideToken } from './hide-token.ts'
import { readText } from './json-body.ts'
import { API_PREFIX } from './match-endpoint.ts'
import { MAX_BODY_BYTES, TIMEOUT_MS, WHOLE_TIMEOUT_MS } from './upstream-limits.ts'
import { TimeoutError, withTimeout } from './with-timeout.ts'

export interface UpstreamCallOptions {
  upstream: Upstream
  appToken: string
}

/** Longer, because the API re-encodes the pictures of a review. */
const UPLOAD_TIMEOUT_MS = 30_000

/** One request to the commerce API. Never rejects. */
export async function callUpstream(call: GatewayCall, options: UpstreamCallOptions): Promise<UpstreamAnswer> {
  const startedMs = Date.now()
  const timeoutMs = call.endpoint.body === 'upload' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS[call.timing]
  let response: Response
  try {
    response = await withTimeout(timeoutMs, signal => options.upstream.fetch(buildRequest(call, options, signal)))
  } catch (error) {
    return noAnswer(error instanceof TimeoutError ? 'timeout' : 'network')
  }
  try {
    const leftMs = timeoutMs - TIMEOUT_MS[call.timing] + WHOLE_TIMEOUT_MS[call.timing] - (Date.now() - startedMs)
    const text = await withTimeout(leftMs, signal => readText(response, MAX_BODY_BYTES, signal))
    if (text !== null) return interpret(response, text, said => hideToken(said, options.appToken))
    await response.body?.cancel()
    return noAnswer('shape')
  } catch (error) {
    // The body was cut off. A retry would not help.
    return noAnswer(error instanceof TimeoutError ? 'timeout' : 'shape')
  }
}

export function noAnswer(failure: UpstreamAnswer['failure']): UpstreamAnswer {
  return { status: 0, body: undefined, session: null, failure }
}

function buildRequest(call: GatewayCall, { upstream, appToken }: UpstreamCallOptions, signal: AbortSignal): Request {
  const url = new URL(API_PREFIX + call.path, upstream.origin)
  // Spec 7: GET wishlist has no parameters. The embedded backend's own are not sent to another API.
  if (upstream.name === null || call.path !== 'wishlist') url.search = call.query.toString()
  const headers = new Headers({
    'app-token': appToken,
    accept: 'application/json',
    'accept-language': call.language === 'en' ? 'en' : 'pt-BR',
    'request-id': call.requestId
  })
  if (call.session) {
    headers.set('session', call.session)
    headers.set('cookie', `${API_SESSION}=${call.session}`)
  }
  if (call.minimal && upstream.name === null) headers.set('prefer', 'return=minimal')
  if (call.verifiedAge && upstream.name === null) headers.set('shopper-age', String(call.verifiedAge))
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  // A read may be cached for everybody, so its answer must not depend on the client's address.
  if (call.clientAddress && call.method !== 'GET') headers.set('x-forwarded-for', call.clientAddress)
  if (call.body === undefined) return new Request(url, { method: call.method, headers, signal })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: call.method, headers, signal, body: JSON.stringify(call.body) })
}

function interpret(response: Response, text: string, hide: (said: string) => string): UpstreamAnswer {
  const { status, headers, ok } = response
  const retryAfter = readRetryAfter(headers)
  const answer = { status, session: readSession(headers), failure: null, ...(retryAfter && { retryAfter }) }
  const body = parseJson(hide(text))
  // Following a redirect would send the token elsewhere, so it counts as a failure.
  const isRedirect = status >= 300 && status < 400
  if (isRedirect || (ok && body === undefined)) return { ...answer, status: 0, body: undefined, failure: 'shape' }
  return { ...answer, body: ok || body === undefined ? body : readFailureBody(body, hide) }
}

function readRetryAfter(headers: Headers): string | null {
  const said = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(said) || (said.length <= 40 && !Number.isNaN(Date.parse(said))) ? said : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, HALF.test(text) ? wellFormed : undefined)
  } catch {
    return undefined
  }
}

/** May match half of a surrogate pair. UTF-8 cannot encode one, so the page's markup and its data would differ. */
const HALF = /\\ud[89a-f]/i

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

export function readSession(headers: Headers): string | null {
  const values = headers.getSetCookie().flatMap(cookie => /^PHPSESSID=([^;\s]+)/i.exec(cookie)?.[1] ?? [])
  return values.at(-1) ?? null
}
