import { data } from 'react-router'
import type { ApiFailure } from './failure'

/** How long a crawler or browser waits before it asks again, in seconds. */
const RETRY_AFTER_S = 30

/** What the error page is told. `message` is the API's own text, '' when it said nothing. */
export interface PageFailure {
  message: string
}

/**
 * Spec 8: a failed page call shows the error page with the HTTP status and the server's text. No response, or an API
 * that is down, is 503 rather than the spec's 404, so that an outage does not take pages out of search engines.
 */
export function pageFailure(failure: ApiFailure) {
  const status = failure.kind === 'http' && failure.status < 500 ? failure.status : 503
  const headers = status === 503 ? { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' } : undefined
  return data({ message: failure.message } satisfies PageFailure, { status, headers })
}
