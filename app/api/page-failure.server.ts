import { data } from 'react-router'
import type { ApiFailure } from './failure'
import { pageErrorOf } from './page-error'

/** How long a crawler or browser waits before it asks again, in seconds. */
const RETRY_AFTER_S = 30

/** What a loader throws when a call of its page failed: the error page shows it. */
export function pageFailure(failure: ApiFailure) {
  const { status, message } = pageErrorOf(failure)
  const headers = status === 503 ? { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' } : undefined
  return data({ message }, { status, headers })
}
