import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { clientNetwork } from '../../client-network'
import type { Bindings } from '../../env'
import { readShopper } from '../gateway/shopper'
import type { EdgeEnv } from '../types'

type LimiterName = Extract<keyof Bindings, `LIMITER_${string}`>

interface Rule {
  limiter: LimiterName
  isFor: (method: string) => boolean
  /** Of the plain path. */
  path: RegExp
  /** Whose share it is: of one address, or of one session and of the address where there is none. */
  of: 'address' | 'session'
}

const FRONT = '/api/v2/front'
const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** From the narrowest to the widest: a request counts for each that it meets. Sessions can be invented, so the last one counts them all. */
const RULES: Rule[] = [
  {
    limiter: 'LIMITER_LOGIN',
    isFor: method => method === 'POST',
    path: /^(\/api\/v2\/front)?\/checkout\/(login|acesso|register|cadastro|password-recovery|password-reset|nova-senha)$/,
    of: 'address'
  },
  {
    limiter: 'LIMITER_WRITES',
    isFor: isUnsafe,
    path: /^\/api\/v2\/front\/checkout\/cart$/,
    of: 'session'
  },
  // Every form of a page, and the API call that is as large as one: a review with pictures.
  {
    limiter: 'LIMITER_WRITES',
    isFor: isUnsafe,
    path: /^\/((?!(api|_beacon|_csp)(\/|$))|api\/v2\/front\/evaluations\/product$)/,
    of: 'address'
  },
  {
    limiter: 'LIMITER_ZIP',
    isFor: isUnsafe,
    path: /^\/api\/v2\/front\/(checkout\/zipcode|shipment\/\w+)$/,
    of: 'session'
  },
  {
    limiter: 'LIMITER_SEARCH',
    isFor: isRead,
    path: /^(\/api\/v2\/front\/url\/product\/listing\/search|\/busca)$/,
    of: 'session'
  },
  // Codes that could be guessed: keys of store reviews, coupons.
  {
    limiter: 'LIMITER_STORE_KEY',
    isFor: () => true,
    path: /^(\/api\/v2\/front\/(evaluations\/store\/add|promotional\/coupon)\/.+|\/pagina\/avaliacao-de-loja|\/checkout\/carrinho\/cupom)$/,
    of: 'address'
  },
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
 * What one address or one session may ask for in a minute. A request of no known address, or from the machine itself, as in
 * development and from what watches over the store, has no share by address. A limiter that fails lets everybody pass: the store matters more than the count.
 */
export function rateLimits({ sessionCookie }: { sessionCookie: string }) {
  return createMiddleware<EdgeEnv>(async function limitRate(c, next) {
    const path = plainPath(c.req.path)
    for (const rule of RULES) {
      if (!rule.isFor(c.req.method) || !rule.path.test(path)) continue
      const key = keyOf(rule, c, sessionCookie)
      if (key && !(await isWithin(c.env[rule.limiter], key))) return tooMany(c)
    }
    return next()
  })
}

function keyOf({ of }: Rule, c: Context<EdgeEnv>, sessionCookie: string): string | null {
  const session = of === 'session' ? readShopper(c.req.raw, sessionCookie).session : null
  return session ?? addressKey(c.req.header('cf-connecting-ip') ?? '')
}

function addressKey(address: string): string | null {
  const network = clientNetwork(address) ?? address
  return LOOPBACK.test(network) ? null : network || null
}

/** 127.0.0.0/8, and the network of `::1`. */
const LOOPBACK = /^(127\.|0:0:0:0$)/

/**
 * One spelling of a path for every rule, as the router reads it: without case, escapes, doubled slashes and slashes at the end. The data of
 * a page (`.data`, `/.data`, `/_.data`) are the page.
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
  return c.req.path.startsWith(FRONT) ? c.json({ error: text }, 429, headers) : c.text(text, 429, headers)
}
