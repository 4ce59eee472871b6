import { followUser } from '../../api/follow-user.browser'
import { fetchCartShipping } from '../../api/shipping'
import type { ShippedLine } from '../../models/cart/cart-shipping'
import type { MapContext } from '../../models/store/map-context'
import type { Calculation } from '../../sections/product-detail/shipping/calculate.browser'
import { toShippingAnswer } from '../../sections/product-detail/shipping/shipping'

export function askInBrowser(cep: string, lines: readonly ShippedLine[], context: MapContext): Promise<Calculation> {
  return followUser(async transport =>
    toShippingAnswer(cep, await fetchCartShipping(transport, { cep, lines }, context, Date.now()))
  )
}
