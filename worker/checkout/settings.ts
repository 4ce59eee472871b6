import { readOrigin } from '../read-origin.ts'
import { isPublicSuffix } from './public-suffix.ts'

export interface CheckoutVars {
  SESSION_COOKIE?: string
  SESSION_DOMAIN?: string
  CHECKOUT?: string
  CHECKOUT_PATHS?: string
}

interface Origins {
  apiOrigin: string | null
  siteOrigin: string | null
}

export type CheckoutSettings = ReturnType<typeof readCheckout>

/** Name of the session cookie of the commerce API and of its checkout. */
export const API_SESSION = 'PHPSESSID'

/** How the checkout receives the cart: decision 013. Throws an Error that names the variable and the reason. */
export function readCheckout(vars: CheckoutVars, { apiOrigin, siteOrigin }: Origins) {
  const sessionCookie = vars.SESSION_COOKIE?.trim() || '__Host-sid'
  const said = vars.CHECKOUT?.trim() ?? ''
  const isPassed = said === 'proxy'
  if (isPassed && !apiOrigin) throw new Error('CHECKOUT=proxy needs API_ORIGIN: the embedded backend has no checkout')
  const more = readPaths(vars.CHECKOUT_PATHS)
  if (more.length > 0 && !isPassed) throw new Error('CHECKOUT_PATHS needs CHECKOUT=proxy')
  return {
    sessionCookie,
    /** Null: the cookie is for the shop's host alone. */
    sessionDomain: readDomain(vars.SESSION_DOMAIN, sessionCookie, siteOrigin),
    /** Where a checkout lies that is not passed through. */
    checkoutOrigin: isPassed || said === 'redirect' || !said ? apiOrigin : readCheckoutOrigin(said),
    /** Paths that pass through to the API's host, with all below them. Empty: none does. */
    checkoutPaths: isPassed ? ['/checkout', ...more] : []
  }
}

/** Whether a cookie of this domain reaches the host. */
export function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`)
}

function readCheckoutOrigin(said: string): string | null {
  if (!/^https?:/i.test(said))
    throw new Error(`CHECKOUT must be "proxy", "redirect" or an http(s) origin, not "${said}"`)
  return readOrigin('CHECKOUT', said)
}

function readDomain(value: string | undefined, cookie: string, siteOrigin: string | null): string | null {
  const domain = value?.trim().toLowerCase().replace(/^\./, '') ?? ''
  if (!domain) return null
  const reason = whyNot(domain, cookie, siteOrigin)
  if (reason) throw new Error(`SESSION_DOMAIN ${reason}`)
  return domain
}

function whyNot(domain: string, cookie: string, siteOrigin: string | null): string | null {
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(domain)) return `must be a domain such as loja.example, not "${domain}"`
  if (/^[\d.]+$/.test(domain)) return 'must not be an IP address: browsers keep no cookie for one'
  if (isPublicSuffix(domain))
    return `must not be "${domain}", where others register names: their hosts would get the session`
  if (/^__host-/i.test(cookie))
    return `needs SESSION_COOKIE=${API_SESSION}: a cookie named __Host- can have no domain, and the checkout reads ${API_SESSION}`
  if (!siteOrigin) return 'needs SITE_ORIGIN, whose host must lie within it'
  const { hostname } = new URL(siteOrigin)
  return isWithin(hostname, domain) ? null : `must be a parent of SITE_ORIGIN’s host ${hostname}, not "${domain}"`
}

function readPaths(value = ''): string[] {
  const paths = value.split(',').flatMap(path => path.trim().replace(/(?<=.)\/$/, '') || [])
  for (const path of paths) {
    const reason = PATH.test(path) ? isOwn(path) && 'is an address of the store' : 'is no path such as /pagamento'
    if (reason) throw new Error(`CHECKOUT_PATHS: "${path}" ${reason}`)
  }
  return paths
}

/** No escapes, no segment of dots. */
const PATH = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/

function isOwn(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  return first.startsWith('_') || OWN.has(first.replace(/\.[a-z]+$/, ''))
}

/** First segments of the store's own addresses. */
const OWN = new Set(
  (
    'api assets img media icons fonts feeds sitemaps compartilhar busca lista marcas pagina vendedores vendedor ' +
    'newsletter comparar favoritos idioma sem-conexao robots llms sitemap manifest sw favicon index'
  ).split(' ')
)
