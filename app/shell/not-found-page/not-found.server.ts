import { data } from 'react-router'
import { fetchShowcase } from '../../api/showcase'
import { mapContext, type RequestScope } from '../../context'
import { EMPTY_SHOWCASE } from '../../models/showcase'
import type { NotFoundView } from './not-found-view'

/** Spec 2: the message of an unknown route, whatever the language. */
const NOT_FOUND_MESSAGE = 'This page could not be found'

/**
 * What a loader throws for an address that holds nothing: `throw await notFound(scope)`. It brings its showcase along,
 * so that the whole page is there without JavaScript.
 */
export async function notFound(scope: RequestScope) {
  const result = await fetchShowcase(scope.transport, 'first-showcase', mapContext(scope))
  const view: NotFoundView = { message: NOT_FOUND_MESSAGE, showcase: result.ok ? result.data : EMPTY_SHOWCASE }
  return data(view, { status: 404 })
}
