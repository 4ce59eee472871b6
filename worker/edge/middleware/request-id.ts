import type { Middleware } from '../types.ts'

export const requestId: Middleware = async (c, next) => {
  const ray = c.req.header('cf-ray')
  c.set('requestId', ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID())
  await next()
  c.res.headers.set('request-id', c.get('requestId'))
}
