import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../context.ts'

/** Writes per minute and session, as documented. The edge enforces the limit. */
export const WRITES_PER_MINUTE = 60

/** Sets `Request-Id`, a default `Cache-Control`, and on writes the rate-limit headers. */
export function answerHeaders(randomId: () => string) {
  return createMiddleware<CommerceEnv>(async function writeAnswerHeaders(c, next) {
    await next()
    c.res.headers.set('Request-Id', randomId().toUpperCase())
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache, private')
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return
    c.res.headers.set('X-RateLimit-Limit', String(WRITES_PER_MINUTE))
    // A write without a session counts as the first of its minute.
    c.res.headers.set('X-RateLimit-Remaining', String(c.get('writesLeft') ?? WRITES_PER_MINUTE - 1))
  })
}
