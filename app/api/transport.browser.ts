import { type ApiCall, type Transport, toResult } from './client.ts'
import { type ApiFailure, failureOf } from './failure.ts'

/** Calls the store's own origin: the edge adds the token, and the browser sends the session cookie. */
export function createBrowserTransport(send: typeof fetch = (input, init) => fetch(input, init)): Transport {
  return async function request(call) {
    try {
      const response = await send(addressOf(call), requestOf(call))
      const retryAfter = response.headers.get('retry-after')
      const result = toResult({ status: response.status, body: parse(await response.text()), retryAfter })
      return result.ok ? result : noted(call, result)
    } catch (error) {
      // A call that the page aborted is not a failure.
      const isGivenUp = error instanceof Error && error.name === 'AbortError'
      return isGivenUp ? failureOf(error) : noted(call, failureOf(error))
    }
  }
}

async function noted(call: ApiCall, failure: ApiFailure) {
  if (new URLSearchParams(globalThis.location?.search).has('debug')) {
    await import('./failed-calls.browser.ts').then(
      ({ noteFailure }) => noteFailure(call, failure),
      () => {}
    )
  }
  return failure
}

/** Browsers refuse 64 KiB in all, in bytes and over all requests under way. */
const MAX_KEEPALIVE_LENGTH = 8_000

/** Longer than the store waits for the API. */
const TIMEOUTS_MS = { page: 12_000, section: 12_000, action: 16_000 }

function addressOf({ path, query }: ApiCall): string {
  return `/api/v2/front/${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

function requestOf({ method, body, timing = 'action', idempotencyKey, minimal }: ApiCall): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (minimal) headers.prefer = 'return=minimal'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const text = body === undefined ? null : JSON.stringify(body)
  return {
    method,
    headers,
    body: text,
    // A write goes on when the shopper leaves the page.
    keepalive: method !== 'GET' && (text?.length ?? 0) < MAX_KEEPALIVE_LENGTH,
    signal: AbortSignal.timeout(TIMEOUTS_MS[timing])
  }
}

/** Undefined for a firewall's HTML page or an empty body. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
