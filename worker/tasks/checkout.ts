import { readCart } from '../../app/contract/cart.ts'
import { checkoutHandover } from '../checkout/handover.ts'
import { API_SESSION, type CheckoutVars, readCheckout } from '../checkout/settings.ts'
import { readOrigin } from '../read-origin.ts'
import { say } from './install.mjs'

interface Vars extends CheckoutVars {
  API_ORIGIN?: string
  SITE_ORIGIN?: string
}

const PATIENCE_MS = 2_000

/** Says when the checkout of a real API will not know the cart. Throws on a wrong setting. */
export async function sayWhetherCartArrives(vars: Vars, token: string, localOrigin = ''): Promise<void> {
  const apiOrigin = readOrigin('API_ORIGIN', vars.API_ORIGIN)
  const siteOrigin = readOrigin('SITE_ORIGIN', vars.SITE_ORIGIN)
  const settings = readCheckout(vars, { apiOrigin, siteOrigin })
  const site = siteOrigin ?? localOrigin
  if (!apiOrigin || !site) return
  const found = token ? await askCart(apiOrigin, token).catch(() => null) : null
  const gap = checkoutHandover({ ...settings, apiOrigin, siteOrigin: site, ...found })
  if (gap) say(`Warning: ${gap.problem}: ${gap.advice} (docs/your-shop.md, "The checkout")`)
}

/** The address of an empty cart, and its session. */
async function askCart(origin: string, token: string) {
  const headers = { 'app-token': token, accept: 'application/json' }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`${origin}/api/v2/front/checkout/cart`, { headers, signal, redirect: 'manual' })
  if (!answer.ok) return null
  const cart = readCart(await answer.json())
  const session = answer.headers.getSetCookie().find(cookie => cookie.startsWith(`${API_SESSION}=`))
  return { cartUrl: cart?.url || cart?.carrinho.url, session: session?.slice(API_SESSION.length + 1).split(';')[0] }
}
