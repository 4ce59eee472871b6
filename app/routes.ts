import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { PAGES } from './pages.ts'

/** The store's URL map (spec 2). The catch-all asks the API what a path is. */
export default PAGES.flatMap(({ name, path, module }) => {
  if (!module) return []
  return name === 'home' ? index(`routes/${module}`) : route(path.slice(1), `routes/${module}`)
}) satisfies RouteConfig
