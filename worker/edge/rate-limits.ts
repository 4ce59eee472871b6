import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Bindings } from '../env'
import type { EdgeEnv } from './app'
import { readShopper } from './shopper'

type LimiterName = Extract<keyof Bindings, `LIMITER_${string}`>

interface Rule {
  limiter: LimiterName
  methods: RegExp
  path: RegExp
  /** Whose share it is: of one address, or of one session and of the address where there is none. */
  of: 'address' | 'session'
}

const FRONT = '/api/v2/front'

/** From the narrowest to the widest: a request counts for each that it meets. Sessions can be invented, so the last one counts them all. */
const RULES: Rule[] = [
  {
    limiter: 'LIMITER_LOGIN',
    methods: /^POST$/,
    path: /^(\/api\/v2\/front)?\/checkout\/(login|acesso|register|cadastro|password-recovery|nova-senha)\/?$/,
    of: 'address'
  },
  {
    limiter: 'LIMITER_WRITES',
    methods: /^(POST|PUT|DELETE)$/,
    path: /^\/api\/v2\/front\/checkout\/cart$/,
    of: 'session'
  },
  {
    limiter: 'LIMITER_ZIP',
    methods: /^POST$/,
    path: /^\/api\/v2\/front\/(checkout\/zipcode|shipment\/\w+)$/,
    of: 'session'
  },
  {
    limiter: 'LIMITER_SEARCH',
    methods: /^(GET|HEAD)$/,
    path: /^(\/api\/v2\/front\/url\/product\/listing\/search|\/busca)$/,
    of: 'session'
  },
  {
    limiter: 'LIMITER_STORE_KEY',
    methods: /^(GET|HEAD|POST)$/,
    path: /^(\/api\/v2\/front\/evaluations\/store\/add\/.+|\/pagina\/avaliacao-de-loja)$/,
    of: 'address'
  },
  { limiter: 'LIMITER_API', methods: /./, path: /^\/(api\/|_beacon$|_csp$|busca$)/, of: 'address' }
]

const RETRY_AFTER_S = 60

/**
 * What one address or one session may ask for in a minute. A request of no known address, or from the machine itself, as in
 * development and from what watches over the store, has no share by address. A limiter that fails lets everybody pass: the store matters more than the count.
 */
export function rateLimits({ sessionCookie }: { sessionCookie: string }) {
  return createMiddleware<EdgeEnv>(async function limitRate(c, next) {
    const path = plainPath(c.req.path)
    for (const rule of RULES) {
      if (!rule.methods.test(c.req.method) || !rule.path.test(path)) continue
      const key = keyOf(rule, c, sessionCookie)
      if (key && !(await isWithin(c.env[rule.limiter], key))) return tooMany(c)
    }
    return next()
  })
}

function keyOf({ of }: Rule, c: Context<EdgeEnv>, sessionCookie: string): string | null {
  const session = of === 'session' ? readShopper(c.req.raw, sessionCookie).session : null
  const address = c.req.header('cf-connecting-ip') ?? ''
  return session ?? (LOOPBACK.test(address) ? null : network(address) || null)
}

/** The data of a page are the page, and so is another case of its address. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/(\/_)?\.data$/, '')
}

/** Of an IPv6 address its first half: a household has as many of the other as anybody can count. */
function network(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

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
