import { readFailureBody } from '../../../app/contract/failure-body'
import type { Upstream } from '../../upstream'
import type { GatewayCall, UpstreamAnswer } from './gateway-call'
import { hideToken } from './hide-token'
import { API_PREFIX } from './match-endpoint'
import { BODY_TIMEOUT_MS, MAX_BODY_BYTES, TIMEOUT_MS } from './upstream-limits'
import { TimeoutError, withTimeout } from './with-timeout'

interface UpstreamCallOptions {
  upstream: Upstream
  appToken: string
}

/** Longer, because the API re-encodes the pictures of a review. */
const UPLOAD_TIMEOUT_MS = 30_000

/** One request to the commerce API. Never rejects. */
export async function callUpstream(call: GatewayCall, options: UpstreamCallOptions): Promise<UpstreamAnswer> {
  const startedMs = Date.now()
  let response: Response
  try {
    response = await withTimeout(
      call.endpoint.body === 'upload' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS[call.timing],
      signal => options.upstream.fetch(buildRequest(call, options, signal))
    )
  } catch (error) {
    return noAnswer(error instanceof TimeoutError ? 'timeout' : 'network')
  }
  try {
    const spentMs = call.timing === 'action' ? 0 : Date.now() - startedMs
    const text = await withTimeout(BODY_TIMEOUT_MS - spentMs, signal => readBounded(response, signal))
    return interpret(response, text, said => hideToken(said, options.appToken))
  } catch (error) {
    // The body was cut off or is too large. A retry would not help.
    return noAnswer(error instanceof TimeoutError ? 'timeout' : 'shape')
  }
}

function noAnswer(failure: UpstreamAnswer['failure']): UpstreamAnswer {
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
    headers.set('cookie', `PHPSESSID=${call.session}`)
  }
  if (call.minimal && upstream.name === null) headers.set('prefer', 'return=minimal')
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  // A read may be cached for everybody, so its answer must not depend on the client's address.
  if (call.clientAddress && call.method !== 'GET') headers.set('x-forwarded-for', call.clientAddress)
  if (call.body === undefined) return new Request(url, { method: call.method, headers, signal })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: call.method, headers, signal, body: JSON.stringify(call.body) })
}

/** `hide` removes the app token, which an API may echo. */
function interpret(response: Response, text: string, hide: (said: string) => string): UpstreamAnswer {
  const retryAfter = readRetryAfter(response.headers)
  const answer = {
    status: response.status,
    session: readSession(response.headers),
    failure: null,
    ...(retryAfter && { retryAfter })
  }
  // Following a redirect would send the token elsewhere, so it counts as a failure.
  if (response.status >= 300 && response.status < 400)
    return { ...answer, status: 0, body: undefined, failure: 'shape' }
  const body = parseJson(hide(text))
  if (response.ok) return body === undefined ? { ...answer, status: 0, body, failure: 'shape' } : { ...answer, body }
  return { ...answer, body: body === undefined ? body : readFailureBody(body, hide) }
}

/** Only seconds or a date. */
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

/** The session may change with any answer. The last PHPSESSID counts. */
export function readSession(headers: Headers): string | null {
  const values = headers.getSetCookie().flatMap(cookie => /^PHPSESSID=([^;\s]+)/i.exec(cookie)?.[1] ?? [])
  return values.at(-1) ?? null
}

async function readBounded(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted()
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw new Error('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
