import { data, redirect } from 'react-router'
import { fetchPageType } from '../../api/catalog.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { fetchShowcase } from '../../api/showcase.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { pageFailure } from '../../loaders/page-failure.server.ts'
import { waysByName } from '../../loaders/ways-on.server.ts'
import { EMPTY_SHOWCASE } from '../../models/listing/showcase.ts'
import type { NotFoundView } from './not-found-page.tsx'

/** Spec 2: the message of an unknown route, in every language. */
const NOT_FOUND_MESSAGE = 'This page could not be found'

/** What a loader throws when the page's main call failed: `throw await failedPage(result, scope, url)`. */
export async function failedPage(failure: ApiFailure, scope: RequestScope, url: URL) {
  const isGone = failure.kind === 'http' && failure.status === 404
  if (!isGone) return pageFailure(failure)
  return (await inLowerCase(scope, url)) ?? notFound(scope, url)
}

/** What a loader throws for an unknown address. It includes the showcase, so that the page is complete without JavaScript. */
export async function notFound(scope: RequestScope, { pathname }: URL) {
  const [result, ways] = await Promise.all([
    fetchShowcase(scope.transport, 'first-showcase', mapContext(scope)),
    waysByName(scope, pathname)
  ])
  const showcase = result.ok ? result.data : EMPTY_SHOWCASE
  const view: NotFoundView = { message: NOT_FOUND_MESSAGE, showcase, ways }
  return data(view, { status: 404 })
}

async function inLowerCase({ transport }: RequestScope, { pathname, search }: URL): Promise<Response | null> {
  const path = pathname.toLowerCase()
  if (path === pathname) return null
  const level = await fetchPageType(transport, path)
  return level.ok && level.data !== 'unknown' ? redirect(path + search, 301) : null
}
