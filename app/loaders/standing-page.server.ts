import { data } from 'react-router'
import type { ApiResult } from '../api/failure'

/**
 * Spec 8: when a call other than a url call fails, its page shows an empty state and no message. It is kept
 * nowhere. Failed calls are logged and reported by the gateway, and shown with the query `debug`.
 */
export function standingPage<View>(view: View, { ok }: ApiResult<unknown>) {
  return data(view, ok ? undefined : { headers: { 'cache-control': 'no-store' } })
}
