import type { Context } from 'hono'
import type { EdgeEnv } from '../types'

/** Replaces the router's own 405, whose text and data name the routes. */
export function refuseMethod(c: Context<EdgeEnv>, { body }: Response): Response {
  c.executionCtx.waitUntil(body?.cancel() ?? Promise.resolve())
  return c.text('Método não permitido', 405, { allow: 'GET, HEAD' })
}

/** Prefetched data serve the click that follows. They hold nothing personal. */
export function cacheControlOf(path: string, { status }: Response): string {
  if (status >= 500) return 'no-store'
  return path.endsWith('.data') && status === 200 ? 'private, max-age=30' : 'private, no-cache'
}
