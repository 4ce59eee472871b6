import { data } from 'react-router'
import type { ApiResult } from './failure'

/**
 * Spec 8: a call that is no url call leaves its page standing, with an empty state and without a message. It is kept
 * nowhere. Failed calls are logged and reported by the gateway, and shown with the query `debug`.
 */
export function standingPage<View>(view: View, { ok }: ApiResult<unknown>) {
  return data(view, ok ? undefined : { headers: { 'cache-control': 'no-store' } })
}
