import { createCartApi } from '../../../app/api/cart.ts'
import { languageOf } from '../gateway/caller.ts'
import { readShopper, type Shopper } from '../gateway/shopper.ts'
import { createTransports } from '../pages/transports.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'

/** To the address that the API gives this shopper's cart, which may carry the session; else to the checkout's cart page. */
export async function leaveForCheckout(c: EdgeContext, options: EdgeOptions): Promise<Response> {
  const { apiOrigin, checkoutOrigin, sessionCookie, sessionDomain } = options.config
  const shopper = readShopper(c.req.raw, sessionCookie, sessionDomain)
  const own = shopper.session() === null ? null : await askCartUrl(c, options, shopper)
  const location = own ?? `${checkoutOrigin ?? apiOrigin}/checkout/carrinho${new URL(c.req.url).search}`
  const headers = new Headers({ location })
  shopper.setCookies(headers)
  return new Response(null, { status: 302, headers })
}

/** Null for an address of the shop, which would lead here again. */
async function askCartUrl(c: EdgeContext, options: EdgeOptions, shopper: Shopper): Promise<string | null> {
  const language = languageOf(c)
  const { personalTransport } = createTransports(c, options, shopper, language)
  const media = { base: options.upstream.origin, hosts: [] }
  const cart = await createCartApi(personalTransport, { language, origins: [], media }).get()
  const url = cart.ok ? URL.parse(cart.data.url) : null
  const shops = [c.req.url, options.config.siteOrigin ?? c.req.url].map(address => new URL(address).host)
  return url && !shops.includes(url.host) ? url.href : null
}
