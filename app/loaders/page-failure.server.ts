import { data, type HeadersFunction } from 'react-router'
import type { ApiFailure, ApiResult } from '../api/failure.ts'
import { pageErrorOf } from '../api/page-error.ts'

const RETRY_AFTER_S = 30

const NOT_KEPT = { 'cache-control': 'no-store' }

export const UNAVAILABLE = { status: 503, headers: { 'retry-after': String(RETRY_AFTER_S), ...NOT_KEPT } }

export function pageFailure(failure: ApiFailure) {
  const { status, message } = pageErrorOf(failure)
  if (status === 503) return data({ message }, UNAVAILABLE)
  return data({ message }, status === 404 ? { status } : { status, headers: NOT_KEPT })
}

/** Spec 8: when a call other than a url call fails, its page shows an empty state. The response is not cached. */
export function standingPage<View>(view: View, { ok }: ApiResult<unknown>) {
  return data(view, ok ? undefined : { headers: NOT_KEPT })
}

/** For routes whose loader sets headers. Those of a thrown response come from the root. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
