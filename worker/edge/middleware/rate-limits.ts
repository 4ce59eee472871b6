import { createMiddleware } from 'hono/factory'
import type { Limit } from '../../../app/contract/endpoints'
import { clientNetwork, isLoopback } from '../../client-network'
import type { Bindings, Config } from '../../env'
import { findPage, isRead, plainPath } from '../find-page'
import { API_PREFIX } from '../gateway/match-endpoint'
import { endpointOf } from '../gateway/request-endpoint'
import { readShopper } from '../gateway/shopper'
import type { EdgeContext, EdgeEnv } from '../types'

interface Share {
  limiter: Extract<keyof Bindings, `LIMITER_${string}`>
  /** `session`: the address counts where there is none. */
  of: 'address' | 'session'
}

const LIMITS: Record<Limit, Share> = {
  login: { limiter: 'LIMITER_LOGIN', of: 'address' },
  cart: { limiter: 'LIMITER_WRITES', of: 'session' },
  form: { limiter: 'LIMITER_WRITES', of: 'address' },
  zipcode: { limiter: 'LIMITER_ZIP', of: 'session' },
  search: { limiter: 'LIMITER_SEARCH', of: 'session' },
  code: { limiter: 'LIMITER_STORE_KEY', of: 'address' }
}

/** Each password costs 0.3 s of a thread that answers pages too. */
const LOGIN_BURST: Share = { limiter: 'LIMITER_LOGIN_BURST', of: 'address' }

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
  const limiter = isRead(c.req.method) ? c.env.LIMITER_API : c.env.LIMITER_WRITES
  return key === null || isWithin(limiter, `checkout ${key}`)
}

function sharesOf(c: EdgeContext): Share[] {
  const { method, path } = c.req
  const isTool = TOOL.test(plainPath(path))
  const { limit } = isTool ? {} : findPage(path)
  const names = [endpointOf(c)?.limit, limit?.any, isRead(method) ? limit?.read : limit?.form]
  const shares = names.filter(name => name !== undefined).map(name => LIMITS[name])
  if (shares.includes(LIMITS.login)) shares.unshift(LOGIN_BURST)
  if (!isTool && !isRead(method) && method !== 'OPTIONS') shares.push(FORM)
  // Sessions can be invented, so the address counts as well.
  if (isTool || (isRead(method) && limit?.read)) shares.push(EVERY_REQUEST)
  return shares
}

/** What the pages' scripts ask for. */
const TOOL = /^\/(api|_beacon|_csp)(\/|$)/
const FORM: Share = { limiter: 'LIMITER_WRITES', of: 'address' }
const EVERY_REQUEST: Share = { limiter: 'LIMITER_API', of: 'address' }

function addressKey({ req }: EdgeContext): string | null {
  const address = req.header('cf-connecting-ip') ?? ''
  const network = clientNetwork(address) ?? address
  return isLoopback(network) ? null : network || null
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
