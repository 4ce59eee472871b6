import type { EntryContext } from 'react-router'

const ROUTE = 'routes/catalog/route'
const VIEWS = ['product', 'listing']

interface Documented {
  manifest: EntryContext['manifest']
  staticHandlerContext: { loaderData: Record<string, unknown> }
}

/**
 * A document of the catalogue names the files of the view that it shows, in place of the route's own, which knows neither
 * before it is asked for: so they come with the first requests, and the browser takes the page over without waiting.
 */
export function withOwnModule<C extends Documented>(context: C): C {
  const { manifest, staticHandlerContext } = context
  const view = VIEWS.find(name => name === pageOf(staticHandlerContext.loaderData[ROUTE]))
  const route = manifest.routes[ROUTE]
  const own = manifest.routes[`routes/catalog/${view}-view`]
  if (!route || !own) return context
  const { module, imports, css = [] } = own
  // The route's own sheets as they are: the browser's manifest, which the page is taken over with, knows these alone.
  const named = { ...route, module, imports, css: [...(route.css ?? []), ...css.map(withoutMark)] }
  return { ...context, manifest: { ...manifest, routes: { ...manifest.routes, [ROUTE]: named } } }
}

function pageOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'page' in data ? data.page : null
}

/** React Router marks styles that come in other ways too, since it takes its own away. These stay: see decision 012. */
function withoutMark(file: string): string {
  return file.replace(/#$/, '')
}
