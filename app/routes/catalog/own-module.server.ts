import type { EntryContext } from 'react-router'
import { madeOnce } from '../../api/made-once.ts'
import { withoutMark } from '../../shell/document-files/document-files.server.ts'

const ROUTE = 'routes/catalog/route'
const VIEWS = ['product', 'listing']

type Manifest = EntryContext['manifest']

interface Documented {
  manifest: Manifest
  staticHandlerContext: { loaderData: Record<string, unknown> }
}

/** A catalogue document names the files of its view, because its route only imports them when it runs. */
export function withOwnModule<C extends Documented>(context: C): C {
  const { manifest, staticHandlerContext } = context
  const own = ownManifests(manifest).get(pageOf(staticHandlerContext.loaderData[ROUTE]))
  return own ? { ...context, manifest: own } : context
}

const ownManifests = madeOnce(
  (manifest: Manifest) => new Map<unknown, Manifest>(VIEWS.map(view => [view, withModuleOf(manifest, view)]))
)

function withModuleOf(manifest: Manifest, view: string): Manifest {
  const route = manifest.routes[ROUTE]
  const own = manifest.routes[`routes/catalog/${view}-view`]
  if (!route || !own) return manifest
  const { module, imports, css = [] } = own
  // Keeps the route's own sheets: the browser's manifest, which hydration uses, knows only these.
  const named = { ...route, module, imports, css: [...(route.css ?? []), ...css.map(withoutMark)] }
  return { ...manifest, routes: { ...manifest.routes, [ROUTE]: named } }
}

function pageOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'page' in data ? data.page : null
}
