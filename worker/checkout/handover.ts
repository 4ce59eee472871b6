import { isPublicSuffix } from './public-suffix.ts'
import { API_SESSION, type CheckoutSettings, isWithin } from './settings.ts'

interface Place extends CheckoutSettings {
  apiOrigin: string
  /** The shop's address. */
  siteOrigin: string
  /** As the API says it; without one the cart page of the checkout's origin counts. */
  cartUrl?: string
  /** The session that the API gave with that address. */
  session?: string | null
}

interface Gap {
  problem: string
  advice: string
}

/** Why the checkout will not know the cart, and what to set. Null: it will, as far as addresses tell. */
export function checkoutHandover(place: Place): Gap | null {
  const { apiOrigin, siteOrigin, checkoutOrigin, checkoutPaths, cartUrl, session } = place
  const url = URL.parse(cartUrl || '/checkout/carrinho', checkoutOrigin ?? apiOrigin)
  if (!url || (cartUrl && carriesSession(url, session))) return null
  const hosts = [apiOrigin, siteOrigin].map(hostOf)
  if (checkoutPaths.length > 0 && hosts.includes(url.hostname)) return passedGap(url, checkoutPaths)
  const advice = cookieAdvice(url, place)
  return advice === null ? null : { problem: `The checkout at ${url.origin} will not know the cart`, advice }
}

function passedGap({ pathname }: URL, paths: readonly string[]): Gap | null {
  if (paths.some(path => pathname === path || pathname.startsWith(`${path}/`))) return null
  const problem = `The cart’s address ${pathname} is not among the paths that pass through to the checkout`
  return { problem, advice: `set CHECKOUT_PATHS=${pathname}` }
}

function cookieAdvice({ hostname }: URL, { siteOrigin, sessionCookie, sessionDomain }: Place): string | null {
  const site = hostOf(siteOrigin)
  const isNamed = sessionCookie === API_SESSION
  const isReached = hostname === site || (sessionDomain !== null && isWithin(hostname, sessionDomain))
  if (isReached) return isNamed ? null : `set SESSION_COOKIE=${API_SESSION}, the cookie that it reads`
  const parent = commonParent(hostname, site)
  if (parent) return `set SESSION_COOKIE=${API_SESSION} and SESSION_DOMAIN=${parent}, so that the session reaches it`
  return 'no cookie of the shop reaches it; set CHECKOUT=proxy, or have the API put the session into the cart’s url'
}

function carriesSession({ search, pathname, hash }: URL, session: string | null | undefined): boolean {
  const said = pathname + search + hash
  if (session && [session, encodeURIComponent(session)].some(text => said.includes(text))) return true
  // An API may give the cart a key of its own.
  return /[=/](?=[\w.~%+-]*\d)[\w.~%+-]{16,}/.test(said)
}

function commonParent(one: string, other: string): string | null {
  const labels = one.split('.')
  const shared = labels.map((_, at) => labels.slice(at).join('.')).find(domain => isWithin(other, domain))
  return shared && !/^[\d.]+$/.test(shared) && !isPublicSuffix(shared) ? shared : null
}

function hostOf(origin: string): string {
  return new URL(origin).hostname
}
