import type { WireCart } from '../../app/contract/cart.ts'
import { checkoutHandover } from '../../worker/checkout/handover.ts'
import { type CheckoutVars, readCheckout } from '../../worker/checkout/settings.ts'
import { readOrigin } from '../../worker/read-origin.ts'
import { lineAbout } from '../checks/row.ts'
import type { Probing } from './call.ts'
import { gap } from './finding.ts'

export interface StoreVars extends CheckoutVars {
  SITE_ORIGIN?: string
}

/** Where `npm start` serves. */
const LOCAL = 'http://localhost:8787'

/** Adds a finding when the checkout at the cart's address will not know the cart of a store with these settings. */
export function judgeHandover({ rows, context }: Probing, { url, carrinho }: WireCart, place: HandoverPlace): void {
  const [apiOrigin = '', canonical = LOCAL] = context.origins
  const siteOrigin = readOrigin('SITE_ORIGIN', place.vars.SITE_ORIGIN) ?? canonical
  const settings = readCheckout(place.vars, { apiOrigin, siteOrigin })
  const { session } = place
  const found = checkoutHandover({ ...settings, apiOrigin, siteOrigin, cartUrl: url || carrinho.url, session })
  if (found) rows.push(lineAbout('checkout', gap(found.problem, `Nobody can pay: ${found.advice}.`)))
}

interface HandoverPlace {
  vars: StoreVars
  session: string | null
}
