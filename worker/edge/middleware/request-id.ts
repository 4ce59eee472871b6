import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

/** Names every request for logs and for the commerce API: the network's own ray id, else a new one. */
export function requestId() {
  return createMiddleware<EdgeEnv>(async function nameRequest(c, next) {
    const ray = c.req.header('cf-ray')
    c.set('requestId', ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID())
    await next()
    c.res.headers.set('request-id', c.get('requestId'))
  })
}
