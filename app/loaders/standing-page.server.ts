import { data } from 'react-router'
import type { ApiResult } from '../api/failure'

/**
 * Spec 8: when a call other than a url call fails, its page shows an empty state and no message. The response is not
 * cached. The gateway logs and reports failed calls, and the query `debug` shows them.
 */
export function standingPage<View>(view: View, { ok }: ApiResult<unknown>) {
  return data(view, ok ? undefined : { headers: { 'cache-control': 'no-store' } })
}
