import type { EndpointName } from '../../../app/contract/endpoints.ts'
import { PATHS } from '../../../app/links.ts'
import { RECOVER_FIELD, TOKEN_FIELD } from '../../../app/models/shopper/account-paths.ts'
import { readCookie } from '../../cookies.ts'
import { decoded } from '../decoded.ts'
import { findPage, isRead } from '../find-page.ts'
import type { GatewayCall } from '../gateway/gateway-call.ts'
import { endpointOf } from '../gateway/request-endpoint.ts'
import type { Middleware } from '../types.ts'

const COOKIE = '__Host-reset'
const LIFETIME_S = 15 * 60
const MAX_TOKEN_LENGTH = 200
const RESET_CALL: EndpointName = 'POST checkout/password-reset'

/** Moves the token of a reset link into an HttpOnly cookie, so that history, logs and referrers do not contain it. */
export const resetLink: Middleware = async (c, next) => {
  if (findPage(c.req.path).name !== 'password' && endpointOf(c)?.name !== RESET_CALL) return next()
  const url = new URL(c.req.url)
  const isReading = isRead(c.req.method)
  const target = isReading && url.pathname === PATHS.password ? readTarget(url, c.req.raw) : null
  if (target) c.res = new Response(null, { status: 303, headers: target })
  else await next()
  const { headers } = c.res
  headers.set('cache-control', 'no-store')
  headers.set('referrer-policy', 'no-referrer')
  if (!isReading && c.res.ok) headers.append('set-cookie', resetCookie('', 0))
}

/** The headers of a redirect. Null serves the page itself. */
function readTarget(url: URL, request: Request): Record<string, string> | null {
  const token = url.searchParams.get(TOKEN_FIELD)
  if (token && token.length <= MAX_TOKEN_LENGTH)
    return { location: PATHS.password, 'set-cookie': resetCookie(encodeURIComponent(token), LIFETIME_S) }
  return !token && readToken(request) ? null : { location: `${PATHS.access}?${RECOVER_FIELD}` }
}

function resetCookie(value: string, maxAgeS: number): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax; HttpOnly; Secure`
}

function readToken(request: Request): string | null {
  return decoded(readCookie(request.headers.get('cookie'), COOKIE) ?? '') || null
}

export function withResetToken(call: GatewayCall, request: Request): GatewayCall {
  const token = call.endpoint.name === RESET_CALL ? readToken(request) : null
  const { body } = call
  const isOpen = typeof body === 'object' && body !== null && !Reflect.get(body, TOKEN_FIELD)
  return token && isOpen ? { ...call, body: { ...body, [TOKEN_FIELD]: token } } : call
}
