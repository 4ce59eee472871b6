import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from './app'

const PAGES = ['GET', 'HEAD', 'POST', 'OPTIONS']
const API = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

/** Says which methods there are to whoever asks (OPTIONS), and 405 to every other method. No other site is let in. */
export function allowedMethods() {
  return createMiddleware<EdgeEnv>(async function answerOtherMethods(c, next) {
    const allowed = c.req.path.startsWith('/api/') ? API : PAGES
    if (c.req.method !== 'OPTIONS' && allowed.includes(c.req.method)) return next()
    const status = c.req.method === 'OPTIONS' ? 204 : 405
    return new Response(null, { status, headers: { allow: allowed.join(', '), 'cache-control': 'no-store' } })
  })
}
