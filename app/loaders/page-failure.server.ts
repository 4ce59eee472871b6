import { data } from 'react-router'
import type { ApiFailure } from '../api/failure'
import { pageErrorOf } from '../api/page-error'

/** Seconds until a crawler or browser retries. */
const RETRY_AFTER_S = 30

/** Response of a page that is temporarily incomplete. Caches do not store it, and crawlers retry. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }
}

/** Calls of a page are anonymous: by these the API refuses the store's token, not the shopper. */
const TOKEN_REFUSED = [401, 403]

/** Thrown by a loader when a call of its page failed. The error page shows it. */
export function pageFailure(failure: ApiFailure) {
  const { status, message } = pageErrorOf(failure)
  const isOutage = status === 503 || TOKEN_REFUSED.includes(status)
  return data({ message }, isOutage ? UNAVAILABLE : { status })
}
