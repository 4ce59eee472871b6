import type { PageError } from '../api/page-error'

type Middleware = (request: Request) => void

/** Spec 6: a middleware named auth exists but only logs. The API does the authorization. */
const MIDDLEWARE: ReadonlyMap<string, Middleware> = new Map([
  ['auth', ({ url }) => console.log(JSON.stringify({ event: 'middleware', name: 'auth', path: new URL(url).pathname }))]
])

/** Runs the middleware in order. Spec 8: an unknown name is status 500, and later ones do not run. */
export function runNamed(names: readonly string[], request: Request): PageError | null {
  for (const name of names) {
    const middleware = MIDDLEWARE.get(name)
    if (!middleware) return { status: 500, message: 'Unknown middleware' }
    middleware(request)
  }
  return null
}
