import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { PATHS } from './links.ts'
import { PAGES } from './pages.ts'

const routes = PAGES.flatMap(({ name, path, module }) => {
  if (!module) return []
  return name === 'home' ? index(`routes/${module}`) : route(path.slice(1), `routes/${module}`)
})
const CATALOG = PATHS.catalog.slice(1)

/** The store's URL map (spec 2). The catch-all asks the API what a path is. */
export default [
  ...routes,
  // These never match, because the catalogue's own route comes first. They put the files of each view into the manifest.
  route(CATALOG, 'routes/catalog/product-view.tsx'),
  route(CATALOG, 'routes/catalog/listing-view.tsx')
] satisfies RouteConfig
