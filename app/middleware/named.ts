import { data, type MiddlewareFunction } from 'react-router'

type Middleware = (request: Request) => void

/** Spec 6: a middleware named auth exists but only logs. Who may do what is for the API to say. */
const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  auth: ({ url }) => console.log(JSON.stringify({ event: 'middleware', name: 'auth', path: new URL(url).pathname }))
}

/**
 * What a route asks for by name: `export const middleware = named('auth')`. It runs on the server before the route's loader or action,
 * for documents and for the data of client navigations alike. Spec 8: an unknown name gives status 500.
 */
export function named<Result = Response>(...names: string[]): MiddlewareFunction<Result>[] {
  return names.map(name => async ({ request }, next) => {
    const middleware = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined
    if (!middleware) throw data({ message: 'Unknown middleware' }, { status: 500 })
    middleware(request)
    return next()
  })
}
