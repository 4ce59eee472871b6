import { followUser } from '../../api/follow-user.browser'
import { fetchCartShipping } from '../../api/shipping'
import type { ShippedLine } from '../../models/cart/cart-shipping'
import type { MapContext } from '../../models/store/map-context'
import type { Calculation } from '../../sections/product-detail/shipping/calculate.browser'
import { toShippingAnswer } from '../../sections/product-detail/shipping/shipping'

export async function askInBrowser(
  cep: string,
  lines: readonly ShippedLine[],
  context: MapContext
): Promise<Calculation> {
  const { transport, user } = followUser()
  const result = await fetchCartShipping(transport, { cep, lines }, context, Date.now())
  return { answer: toShippingAnswer(cep, result), user: user() }
}
