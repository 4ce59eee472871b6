import { createMiddleware } from 'hono/factory'
import type { Limit } from '../../../app/contract/endpoints'
import { clientNetwork, isLoopback } from '../../client-network'
import type { Bindings, Config } from '../../env'
import { API_PREFIX } from '../gateway/match-endpoint'
import { endpointOf } from '../gateway/request-endpoint'
import { readShopper } from '../gateway/shopper'
import type { EdgeContext, EdgeEnv } from '../types'

interface Share {
  limiter: Extract<keyof Bindings, `LIMITER_${string}`>
  /** `session`: the address counts where there is none. */
  of: 'address' | 'session'
}

const ANY = /^/
const READ = /^(GET|HEAD)$/
const WRITE = /^(?!(GET|HEAD|OPTIONS)$)/

const CALL_LIMITS: Record<Limit, Share> = {
  login: { limiter: 'LIMITER_LOGIN', of: 'address' },
  cart: { limiter: 'LIMITER_WRITES', of: 'session' },
  form: { limiter: 'LIMITER_WRITES', of: 'address' },
  zipcode: { limiter: 'LIMITER_ZIP', of: 'session' },
  search: { limiter: 'LIMITER_SEARCH', of: 'session' },
  code: { limiter: 'LIMITER_STORE_KEY', of: 'address' }
}

/** Each password costs 0.3 s of a thread that answers pages too. */
const LOGIN_BURST: Share = { limiter: 'LIMITER_LOGIN_BURST', of: 'address' }

const CODE_PAGES = /^(\/pagina\/avaliacao-de-loja|\/checkout\/carrinho\/cupom)$/

/** `path`: of the plain path. */
const PAGE_RULES: (Share & { methods: RegExp; path: RegExp })[] = [
  { limiter: 'LIMITER_LOGIN', of: 'address', methods: /^POST$/, path: /^\/checkout\/(acesso|cadastro|nova-senha)$/ },
  { limiter: 'LIMITER_WRITES', of: 'address', methods: WRITE, path: /^\/(?!(api|_beacon|_csp)(\/|$))/ },
  { limiter: 'LIMITER_SEARCH', of: 'session', methods: READ, path: /^\/busca$/ },
  { limiter: 'LIMITER_STORE_KEY', of: 'address', methods: ANY, path: CODE_PAGES },
  // Sessions can be invented, so this one counts them all.
  { limiter: 'LIMITER_API', of: 'address', methods: ANY, path: /^\/(api\/|_beacon$|_csp$|busca$)/ }
]

const RETRY_AFTER_S = 60

/** Limits what one address or session asks for in a minute. Loopback (development, monitoring) has no limit. */
export function rateLimits({ sessionCookie }: Pick<Config, 'sessionCookie'>) {
  return createMiddleware<EdgeEnv>(async function limitRate(c, next) {
    for (const { limiter, of } of sharesOf(c)) {
      const session = of === 'session' ? readShopper(c.req.raw, sessionCookie).session() : null
      const key = session ?? addressKey(c)
      if (key && !(await isWithin(c.env[limiter], key))) return tooMany(c)
    }
    return next()
  })
}

export const mayResize = (c: EdgeContext) => isAddressWithin(c, 'LIMITER_IMAGES')

/** For a page that no cache answers. */
export const mayRender = (c: EdgeContext) => isAddressWithin(c, 'LIMITER_PAGES')

async function isAddressWithin(c: EdgeContext, limiter: Share['limiter']): Promise<boolean> {
  const key = addressKey(c)
  return key === null || isWithin(c.env[limiter], key)
}

/** The checkout's pages count apart from the store's: they bring files of their own. */
export async function mayPass(c: EdgeContext): Promise<boolean> {
  const key = addressKey(c)
  const limiter = READ.test(c.req.method) ? c.env.LIMITER_API : c.env.LIMITER_WRITES
  return key === null || isWithin(limiter, `checkout ${key}`)
}

function sharesOf(c: EdgeContext): Share[] {
  const path = plainPath(c.req.path)
  const limit = endpointOf(c)?.limit
  const rules = PAGE_RULES.filter(rule => rule.methods.test(c.req.method) && rule.path.test(path))
  const shares = limit ? [CALL_LIMITS[limit], ...rules] : rules
  return shares.some(({ limiter }) => limiter === 'LIMITER_LOGIN') ? [LOGIN_BURST, ...shares] : shares
}

function addressKey({ req }: EdgeContext): string | null {
  const address = req.header('cf-connecting-ip') ?? ''
  const network = clientNetwork(address) ?? address
  return isLoopback(network) ? null : network || null
}

/** Normalizes a path the way the router reads it. A page's data (`.data`, `/.data`, `/_.data`) count as the page. */
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

/** A limiter that is missing or fails lets every request pass. */
async function isWithin(limiter: RateLimit | undefined, key: string): Promise<boolean> {
  if (!limiter) return true
  return limiter.limit({ key }).then(
    ({ success }) => success,
    () => true
  )
}

export function tooMany(c: EdgeContext): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' }
  const text = 'Muitas tentativas. Tente de novo em um minuto.'
  return c.req.path.startsWith(API_PREFIX) ? c.json({ error: text }, 429, headers) : c.text(text, 429, headers)
}
