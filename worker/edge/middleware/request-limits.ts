import type { EdgeContext, Middleware } from '../types.ts'

const MAX_URL_LENGTH = 8 * 1024
const MAX_PARAMETERS = 100

/** A backslash or a control character: parsers disagree on what they separate. */
const DOUBTFUL = /[\\\p{Cc}]|%(?:5c|7f|[01][\da-f])/iu

/** Refuses addresses that the store never writes, before anything parses them. */
export const requestLimits: Middleware = async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) return refuse(c, 414, 'Endereço longo demais')
  const [path = '', query = ''] = c.req.url.split('?', 2)
  if (DOUBTFUL.test(path)) return refuse(c, 400, 'Endereço inválido')
  return query.split('&').length > MAX_PARAMETERS ? refuse(c, 400, 'Parâmetros demais') : next()
}

/** JSON for calls, text for pages. */
export function refuse(c: EdgeContext, status: 400 | 408 | 414 | 429 | 503, error: string, more = {}): Response {
  const headers = { 'cache-control': 'no-store', ...more }
  return c.req.path.startsWith('/api/') ? c.json({ error }, status, headers) : c.text(error, status, headers)
}
