import { data } from 'react-router'
import { fetchShowcase } from '../../api/showcase'
import { mapContext, type RequestScope } from '../../context'
import { waysByName } from '../../loaders/ways-on.server'
import { EMPTY_SHOWCASE } from '../../models/listing/showcase'
import type { NotFoundView } from './not-found-view'

/** Spec 2: the message of an unknown route, in every language. */
const NOT_FOUND_MESSAGE = 'This page could not be found'

/**
 * What a loader throws for an unknown address: `throw await notFound(scope, url)`. It includes the showcase, so that the
 * page is complete without JavaScript.
 */
export async function notFound(scope: RequestScope, { pathname }: URL) {
  const [result, ways] = await Promise.all([
    fetchShowcase(scope.transport, 'first-showcase', mapContext(scope)),
    waysByName(scope, pathname)
  ])
  const showcase = result.ok ? result.data : EMPTY_SHOWCASE
  const view: NotFoundView = { message: NOT_FOUND_MESSAGE, showcase, ways }
  return data(view, { status: 404 })
}
