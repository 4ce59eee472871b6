import type { Middleware } from '../types.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const JSON_TYPE = /^application\/json\b/i

/**
 * Checks Sec-Fetch-Site, else Origin. Without both it must be JSON, which a page sends elsewhere only after a preflight.
 * `hono/csrf` checks forms only, and accepts a request when either header matches.
 */
export const sameOriginGate: Middleware = async (c, next) => {
  if (SAFE.has(c.req.method) || isOwn(c.req.raw)) return next()
  return c.json({ error: 'Origem não permitida' }, 403)
}

export function isOwn({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin) return origin === new URL(url).origin
  return JSON_TYPE.test(headers.get('content-type') ?? '')
}
