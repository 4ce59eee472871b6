import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types.ts'

export const requestId = createMiddleware<EdgeEnv>(async (c, next) => {
  const ray = c.req.header('cf-ray')
  c.set('requestId', ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID())
  await next()
  c.res.headers.set('request-id', c.get('requestId'))
})
