import { data } from 'react-router'
import type { ApiFailure } from '../api/failure'
import { pageErrorOf } from '../api/page-error'

/** How long a crawler or browser waits before it asks again, in seconds. */
const RETRY_AFTER_S = 30

/** Response of a page that cannot be shown whole for now. No cache keeps it, and crawlers come back. */
export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }
}

/** What a loader throws when a call of its page failed: the error page shows it. */
export function pageFailure(failure: ApiFailure) {
  const { status, message } = pageErrorOf(failure)
  return data({ message }, status === 503 ? UNAVAILABLE : { status })
}
