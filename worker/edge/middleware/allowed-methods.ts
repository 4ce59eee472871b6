import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { endpointsOf } from '../gateway/request-endpoint'
import type { EdgeEnv } from '../types'

const PAGES = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Answers OPTIONS with the allowed methods and any other method with 405. It allows no cross-origin access. */
export function allowedMethods() {
  return createMiddleware<EdgeEnv>(async function answerOtherMethods(c, next) {
    const { path, method } = c.req
    const allowed = path.startsWith('/api/') ? methodsOfCall(c) : PAGES
    // An unknown call is a 404 for every method.
    if (allowed.length === 0 || (method !== 'OPTIONS' && allowed.includes(method))) return next()
    const headers = { allow: allowed.join(', '), 'cache-control': 'no-store' }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
    return path.startsWith('/api/') && method !== 'HEAD'
      ? c.json({ error: 'Método não permitido' }, 405, headers)
      : new Response(null, { status: 405, headers })
  })
}

function methodsOfCall(c: Context<EdgeEnv>): string[] {
  const methods = endpointsOf(c).flatMap(({ method, browser }) => (browser === false ? [] : [method]))
  if (methods.length === 0) return []
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
