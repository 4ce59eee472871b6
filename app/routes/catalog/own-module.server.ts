import type { EntryContext } from 'react-router'
import { madeOnce } from '../../api/made-once'

const ROUTE = 'routes/catalog/route'
const VIEWS = ['product', 'listing']

type Manifest = EntryContext['manifest']

interface Documented {
  manifest: Manifest
  staticHandlerContext: { loaderData: Record<string, unknown> }
}

/**
 * A document of the catalogue names the files of the view that it shows, in place of the route's own, which knows neither
 * before it is asked for: so they come with the first requests, and the browser takes the page over without waiting.
 */
export function withOwnModule<C extends Documented>(context: C): C {
  const { manifest, staticHandlerContext } = context
  const own = ownManifests(manifest).get(pageOf(staticHandlerContext.loaderData[ROUTE]))
  return own ? { ...context, manifest: own } : context
}

/** By view. */
const ownManifests = madeOnce(
  (manifest: Manifest) => new Map<unknown, Manifest>(VIEWS.map(view => [view, withModuleOf(manifest, view)]))
)

function withModuleOf(manifest: Manifest, view: string): Manifest {
  const route = manifest.routes[ROUTE]
  const own = manifest.routes[`routes/catalog/${view}-view`]
  if (!route || !own) return manifest
  const { module, imports, css = [] } = own
  // The route's own sheets as they are: the browser's manifest, which the page is taken over with, knows these alone.
  const named = { ...route, module, imports, css: [...(route.css ?? []), ...css.map(withoutMark)] }
  return { ...manifest, routes: { ...manifest.routes, [ROUTE]: named } }
}

function pageOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'page' in data ? data.page : null
}

/** React Router marks styles that come in other ways too, since it takes its own away. These stay: see decision 012. */
function withoutMark(file: string): string {
  return file.replace(/#$/, '')
}
