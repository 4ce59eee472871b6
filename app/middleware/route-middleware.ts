import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageError } from '../api/page-error.ts'

/** The route needs a loader: without one a client navigation sends no request. */
export interface RouteHandle {
  middleware: readonly string[]
}

/** Null lets the request continue. */
export type RunMiddleware = (request: Request) => PageError | null

/** Spec 6: a middleware named auth exists but only logs. The API does the authorization. */
const MIDDLEWARE: ReadonlyMap<string, (request: Request) => void> = new Map([
  ['auth', ({ url }) => console.log(JSON.stringify({ event: 'middleware', name: 'auth', path: new URL(url).pathname }))]
])

const MAX_KNOWN = 1_000

/** Runs the middleware of the matched routes, outermost first. Created once per build; remembers the names by address. */
export function createRouteMiddleware(routes: ServerBuild['routes']): RunMiddleware {
  const tree = childrenOf(undefined, routes)
  const known = new Map<string, readonly string[]>()

  function namesOf(path: string): readonly string[] {
    const names = matchRoutes(tree, path)?.flatMap(({ route }) => readNames(route.handle)) ?? []
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(path, names)
    return names
  }

  return function run(request) {
    const path = pagePath(new URL(request.url).pathname)
    return runNamed(known.get(path) ?? namesOf(path), request)
  }
}

/** Spec 8: an unknown name is status 500, and later ones do not run. */
function runNamed(names: readonly string[], request: Request): PageError | null {
  for (const name of names) {
    const middleware = MIDDLEWARE.get(name)
    if (!middleware) return { status: 500, message: 'Unknown middleware' }
    middleware(request)
  }
  return null
}

/** The page's path, also for the `.data` request of a client navigation. */
function pagePath(path: string): string {
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.replace(/\.data$/, '')
}

function childrenOf(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined)
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index
        ? { id, path, index, caseSensitive, handle }
        : { id, path, caseSensitive, handle, children: childrenOf(id, routes) }
    )
}

/** A handle may have other fields too. */
function readNames(handle: unknown): readonly string[] {
  const hasNames = typeof handle === 'object' && handle !== null && 'middleware' in handle
  return hasNames && Array.isArray(handle.middleware) ? handle.middleware : []
}
