import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageError } from '../api/page-error'
import { runNamed } from './named'

/** The route needs a loader: without one a client navigation sends no request. */
export interface RouteHandle {
  middleware: readonly string[]
}

export type RunMiddleware = (request: Request) => PageError | null

/** Created once per build. Caches the names of up to `MAX_KNOWN` addresses. */
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

const MAX_KNOWN = 1_000

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

function readNames(handle: unknown): readonly string[] {
  if (typeof handle !== 'object' || handle === null || !('middleware' in handle)) return []
  return Array.isArray(handle.middleware) ? handle.middleware.map(String) : [String(handle.middleware)]
}
