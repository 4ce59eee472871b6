import { redirect } from 'react-router'
import { fetchPageType } from '../../api/catalog'
import type { ApiFailure } from '../../api/failure'
import type { RequestScope } from '../../context'
import { pageFailure } from '../../loaders/page-failure.server'
import { notFound } from './not-found.server'

/** What a loader throws when the page's main call failed: `throw await failedPage(result, scope, url)`. */
export async function failedPage(failure: ApiFailure, scope: RequestScope, url: URL) {
  const isGone = failure.kind === 'http' && failure.status === 404
  if (!isGone) return pageFailure(failure)
  return (await inLowerCase(scope, url)) ?? notFound(scope, url)
}

/** Redirects to the lower-case address when only that one exists. */
async function inLowerCase({ transport }: RequestScope, { pathname, search }: URL): Promise<Response | null> {
  const path = pathname.toLowerCase()
  if (path === pathname) return null
  const level = await fetchPageType(transport, path)
  return level.ok && level.data !== 'unknown' ? redirect(path + search, 301) : null
}
