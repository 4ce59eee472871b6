import type { ApiFailure } from '../../api/failure'
import { pageFailure } from '../../api/page-failure.server'
import type { RequestScope } from '../../context'
import { notFound } from './not-found.server'

/** What a loader throws when its page's own call failed: `throw await failedPage(result, scope)`. */
export async function failedPage(failure: ApiFailure, scope: RequestScope) {
  const isGone = failure.kind === 'http' && failure.status === 404
  return isGone ? notFound(scope) : pageFailure(failure)
}
