import { followUser } from '../../api/follow-user.browser.ts'
import { fetchCartShipping } from '../../api/shipping.ts'
import type { ShippedLine } from '../../models/cart/cart-shipping.ts'
import type { MapContext } from '../../models/store/map-context.ts'
import type { Calculation } from '../../sections/product-detail/shipping/calculate.browser.ts'
import { toShippingAnswer } from '../../sections/product-detail/shipping/shipping.ts'

export function askInBrowser(cep: string, lines: readonly ShippedLine[], context: MapContext): Promise<Calculation> {
  return followUser(async transport =>
    toShippingAnswer(cep, await fetchCartShipping(transport, { cep, lines }, context, Date.now()))
  )
}
