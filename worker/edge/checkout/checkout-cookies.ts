import { ADULT_COOKIE } from '../../../app/models/product/age-gate.ts'
import { CAMPAIGN_COOKIE } from '../../../app/models/shopper/campaign-cookie.ts'
import { CONSENT_COOKIE } from '../../../app/models/shopper/consent.ts'
import { API_SESSION } from '../../checkout/settings.ts'
import { withoutBlanks } from '../../cookies.ts'
import type { Shopper } from '../gateway/shopper.ts'

/** The browser's cookies for the checkout: the session under the API's name and once, no other HttpOnly one of the store. */
export function toCheckoutCookies(header: string | null, sessionCookie: string, session: string | null): string {
  const others = (header ?? '').split(';').filter(pair => {
    const name = nameOf(pair)
    // Some servers decode a name, or read `name[0]` as `name`.
    return /^[\w.[\]-]+$/.test(name) && name !== sessionCookie && !OWN_OR_SESSION.test(name)
  })
  return [...(session ? [`${API_SESSION}=${session}`] : []), ...others.map(pair => pair.trim())].join('; ')
}

const OWN_OR_SESSION = /^(__Host-|PHPSESSID(\W|$))/i

/** Takes a session of the checkout over. Returns its other cookies, for the shop's host and without names of the store. */
export function takeCookies(headers: Headers, sessionCookie: string, shopper: Shopper | null): string[] {
  const store = new Set([sessionCookie, ...STORE_COOKIES].map(name => name.toLowerCase()))
  return headers.getSetCookie().flatMap(cookie => {
    const name = nameOf(cookie)
    if (name.toUpperCase() === API_SESSION) takeSession(cookie, shopper)
    else if (TOKEN.test(name) && !/^__host-/i.test(name) && !store.has(name.toLowerCase())) return withoutDomain(cookie)
    return []
  })
}

/** Readable cookies of the store. */
const STORE_COOKIES = ['language', 'shopper', CONSENT_COOKIE, CAMPAIGN_COOKIE, ADULT_COOKIE, API_SESSION]

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

function takeSession(cookie: string, shopper: Shopper | null): void {
  const [, session = ''] = /^[^=]*=\s*([^;\s]*)/.exec(cookie) ?? []
  const isEnded = session === '' || session === 'deleted' || isExpired(cookie)
  if (isEnded) shopper?.follow({ session: 'ends' }, { session: null, status: 200 })
  else shopper?.follow({}, { session, status: 200 })
}

function isExpired(cookie: string): boolean {
  const maxAge = /;\s*max-age=\s*(-?\d+)/i.exec(cookie)?.[1]
  if (maxAge !== undefined) return Number(maxAge) <= 0
  const expires = /;\s*expires=([^;]+)/i.exec(cookie)?.[1]
  return expires !== undefined && Date.parse(expires) <= Date.now()
}

function withoutDomain(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  return [pair, ...attributes.filter(attribute => !/^\s*domain\s*(=|$)/i.test(attribute))].join(';')
}

function nameOf(pair: string): string {
  const at = pair.indexOf('=')
  return at > 0 ? withoutBlanks(pair.slice(0, at)) : ''
}
