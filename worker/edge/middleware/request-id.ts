import type { Middleware } from '../types.ts'

/** Not `hono/request-id`: it answers under the name of the header that it reads, `cf-ray`. */
export const requestId: Middleware = async (c, next) => {
  const ray = c.req.header('cf-ray')
  c.set('requestId', ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID())
  await next()
  c.res.headers.set('request-id', c.get('requestId'))
}
