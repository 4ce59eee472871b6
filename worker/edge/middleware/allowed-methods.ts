import { endpointsOf } from '../gateway/request-endpoint.ts'
import type { EdgeContext, Middleware } from '../types.ts'

const PAGES = ['GET', 'HEAD', 'POST', 'OPTIONS']

export const allowedMethods: Middleware = async (c, next) => {
  const { path, method } = c.req
  const allowed = path.startsWith('/api/') ? methodsOfCall(c) : PAGES
  // An unknown call is a 404 for every method.
  if (allowed.length === 0 || (method !== 'OPTIONS' && allowed.includes(method))) return next()
  const headers = { allow: allowed.join(', ') }
  if (method === 'OPTIONS') return c.body(null, 204, headers)
  return path.startsWith('/api/') && method !== 'HEAD'
    ? c.json({ error: 'Método não permitido' }, 405, headers)
    : c.body(null, 405, headers)
}

function methodsOfCall(c: EdgeContext): string[] {
  const methods = endpointsOf(c).flatMap(({ method, browser }) => (browser === false ? [] : [method]))
  if (methods.length === 0) return []
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
