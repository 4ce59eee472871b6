import { data, type HeadersFunction } from 'react-router'
import type { ApiFailure, ApiResult } from '../api/failure'
import { pageErrorOf } from '../api/page-error'

const RETRY_AFTER_S = 30

export const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }
}

/** Calls of a page are anonymous: by these the API refuses the store's token, not the shopper. */
const TOKEN_REFUSED = [401, 403]

export function pageFailure(failure: ApiFailure) {
  const { status, message } = pageErrorOf(failure)
  const isOutage = status === 503 || TOKEN_REFUSED.includes(status)
  return data({ message }, isOutage ? UNAVAILABLE : { status })
}

/** Spec 8: when a call other than a url call fails, its page shows an empty state. The response is not cached. */
export function standingPage<View>(view: View, { ok }: ApiResult<unknown>) {
  return data(view, ok ? undefined : { headers: { 'cache-control': 'no-store' } })
}

/** For routes whose loader sets headers. Those of a thrown response come from the root. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
