import type { Limit } from '../../../app/contract/endpoints.ts'
import { clientNetwork, isLoopback } from '../../client-network.ts'
import type { Bindings, Config } from '../../env.ts'
import { findPage, isRead, plainPath } from '../find-page.ts'
import { endpointOf } from '../gateway/request-endpoint.ts'
import { readShopper } from '../gateway/shopper.ts'
import type { EdgeContext, Middleware } from '../types.ts'
import { refuse } from './request-limits.ts'

type LimiterName = Extract<keyof Bindings, `LIMITER_${string}`>

/**
 * A session's limit, and the ceiling of its address. Many shoppers of a mobile network share one address, and anybody can
 * start or invent sessions.
 */
interface Share {
  session: LimiterName
  address: LimiterName
}

const WRITES: Share = { session: 'LIMITER_WRITES', address: 'LIMITER_ADDRESS_ACTIONS' }
const CALLS: Share = { session: 'LIMITER_API', address: 'LIMITER_ADDRESS_CALLS' }

const LIMITS: Record<Limit, Share> = {
  login: { session: 'LIMITER_LOGIN', address: 'LIMITER_ADDRESS_GUESSES' },
  code: { session: 'LIMITER_STORE_KEY', address: 'LIMITER_ADDRESS_GUESSES' },
  cart: WRITES,
  form: WRITES,
  zipcode: { session: 'LIMITER_ZIP', address: 'LIMITER_ADDRESS_ACTIONS' },
  search: { session: 'LIMITER_SEARCH', address: 'LIMITER_ADDRESS_ACTIONS' }
}

const RETRY_AFTER_S = 60

/** Limits what one session and one address ask for. Loopback (development, monitoring) has no limit. */
export function rateLimits(config: Pick<Config, 'sessionCookie'>): Middleware {
  return async function limitRate(c, next) {
    for (const share of sharesOf(c)) if (!(await isWithinShare(c, share, config))) return tooMany(c)
    return next()
  }
}

export const mayResize = (c: EdgeContext) => isAddressWithin(c, 'LIMITER_IMAGES')

/** For a page that no cache answers. */
export const mayRender = (c: EdgeContext) => isAddressWithin(c, 'LIMITER_PAGES')

async function isAddressWithin(c: EdgeContext, limiter: LimiterName): Promise<boolean> {
  const address = addressKey(c)
  return address === null || isWithin(c.env[limiter], address)
}

/** Limit of forms without a valid token. All clients share it, because a botnet has many addresses. */
export const mayGoUnproven = (c: EdgeContext) => isWithin(c.env.LIMITER_ADDRESS_GUESSES, 'unproven')

/** The checkout's pages count apart from the store's: they bring files of their own. */
export function mayPass(c: EdgeContext, config: Pick<Config, 'sessionCookie'>): Promise<boolean> {
  return isWithinShare(c, isRead(c.req.method) ? CALLS : WRITES, config, 'checkout ')
}

async function isWithinShare(
  c: EdgeContext,
  share: Share,
  { sessionCookie }: Pick<Config, 'sessionCookie'>,
  place = ''
): Promise<boolean> {
  const address = addressKey(c)
  if (address === null) return true
  const session = readShopper(c.req.raw, sessionCookie).session()
  if (session && !(await isWithin(c.env[share.session], place + session))) return false
  return isWithin(c.env[share.address], `${place}${share.session} ${address}`)
}

function sharesOf(c: EdgeContext): Share[] {
  const { method, path } = c.req
  const isTool = TOOL.test(plainPath(path))
  const { limit } = isTool ? {} : findPage(path)
  const names = [endpointOf(c)?.limit, limit?.any, isRead(method) ? limit?.read : limit?.form]
  const shares = names.filter(name => name !== undefined).map(name => LIMITS[name])
  if (!isTool && !isRead(method) && method !== 'OPTIONS') shares.push(WRITES)
  if (isTool || (isRead(method) && limit?.read)) shares.push(CALLS)
  return shares
}

/** What the pages' scripts ask for. */
const TOOL = /^\/(api|_beacon|_csp)(\/|$)/

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
  return refuse(c, 429, 'Muitas tentativas. Tente de novo em um minuto.', { 'retry-after': String(RETRY_AFTER_S) })
}
