import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Limit } from '../../../app/contract/endpoints'
import { clientNetwork, isLoopback } from '../../client-network'
import type { Bindings } from '../../env'
import { API_PREFIX } from '../gateway/match-endpoint'
import { endpointOf } from '../gateway/request-endpoint'
import { readShopper } from '../gateway/shopper'
import type { EdgeEnv } from '../types'

type LimiterName = Extract<keyof Bindings, `LIMITER_${string}`>

interface Share {
  limiter: LimiterName
  /** Of one address, or of one session and of the address where there is none. */
  of: 'address' | 'session'
}

interface PageRule extends Share {
  isFor: (method: string) => boolean
  /** Of the plain path. */
  path: RegExp
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** What the calls of the API count for, by the limit in their row. */
const CALL_LIMITS: Record<Limit, Share> = {
  login: { limiter: 'LIMITER_LOGIN', of: 'address' },
  cart: { limiter: 'LIMITER_WRITES', of: 'session' },
  // As large as a page's form: it has pictures.
  review: { limiter: 'LIMITER_WRITES', of: 'address' },
  zipcode: { limiter: 'LIMITER_ZIP', of: 'session' },
  search: { limiter: 'LIMITER_SEARCH', of: 'session' },
  // Codes that could be guessed: keys of store reviews, coupons.
  code: { limiter: 'LIMITER_STORE_KEY', of: 'address' }
}

/** From the narrowest to the widest. */
const PAGE_RULES: PageRule[] = [
  {
    limiter: 'LIMITER_LOGIN',
    isFor: method => method === 'POST',
    path: /^\/checkout\/(acesso|cadastro|nova-senha)$/,
    of: 'address'
  },
  // Every form of a page.
  { limiter: 'LIMITER_WRITES', isFor: isUnsafe, path: /^\/(?!(api|_beacon|_csp)(\/|$))/, of: 'address' },
  { limiter: 'LIMITER_SEARCH', isFor: isRead, path: /^\/busca$/, of: 'session' },
  {
    limiter: 'LIMITER_STORE_KEY',
    isFor: () => true,
    path: /^(\/pagina\/avaliacao-de-loja|\/checkout\/carrinho\/cupom)$/,
    of: 'address'
  },
  // Sessions can be invented, so this one counts them all.
  { limiter: 'LIMITER_API', isFor: () => true, path: /^\/(api\/|_beacon$|_csp$|busca$)/, of: 'address' }
]

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isUnsafe(method: string): boolean {
  return !SAFE.includes(method)
}

const RETRY_AFTER_S = 60

/**
 * Limits what one address or one session asks for in a minute. A request without a known address, or from the machine
 * itself (development, monitoring), is not rate-limited by address. A limiter that fails lets every request pass.
 */
export function rateLimits({ sessionCookie }: { sessionCookie: string }) {
  return createMiddleware<EdgeEnv>(async function limitRate(c, next) {
    for (const share of sharesOf(c)) {
      const key = keyOf(share, c, sessionCookie)
      if (key && !(await isWithin(c.env[share.limiter], key))) return tooMany(c)
    }
    return next()
  })
}

/** A request counts for each that it meets. */
function sharesOf(c: Context<EdgeEnv>): Share[] {
  const path = plainPath(c.req.path)
  const limit = endpointOf(c)?.limit
  const rules = PAGE_RULES.filter(rule => rule.isFor(c.req.method) && rule.path.test(path))
  return limit ? [CALL_LIMITS[limit], ...rules] : rules
}

function keyOf({ of }: Share, c: Context<EdgeEnv>, sessionCookie: string): string | null {
  const session = of === 'session' ? readShopper(c.req.raw, sessionCookie).session : null
  return session ?? addressKey(c.req.header('cf-connecting-ip') ?? '')
}

function addressKey(address: string): string | null {
  const network = clientNetwork(address) ?? address
  return isLoopback(network) ? null : network || null
}

/**
 * Normalizes a path the way the router reads it: case, escapes, doubled and trailing slashes. A page's data (`.data`,
 * `/.data`, `/_.data`) count as the page.
 */
export function plainPath(path: string): string {
  const plain = unescaped(path).toLowerCase().replace(/\/+/g, '/')
  return plain.replace(/(\/_?)?\.data$/, '').replace(/\/$/, '') || '/'
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function isWithin(limiter: RateLimit | undefined, key: string): Promise<boolean> {
  if (!limiter) return true
  return limiter.limit({ key }).then(
    ({ success }) => success,
    () => true
  )
}

function tooMany(c: Context<EdgeEnv>): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }
  const text = 'Muitas tentativas. Tente de novo em um minuto.'
  return c.req.path.startsWith(API_PREFIX) ? c.json({ error: text }, 429, headers) : c.text(text, 429, headers)
}
