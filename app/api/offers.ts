import { readOffers } from '../contract/offers.ts'
import { type SellerOffer, toOffers } from '../models/product/offers.ts'
import type { ProductPage } from '../models/product/product-page.ts'
import type { MapContext } from '../models/store/map-context.ts'
import type { Transport } from './client.ts'
import { defineRead } from './client.ts'

const fetchAll = defineRead(
  (id: number) => ({ path: `marketplace/product/${id}`, timing: 'section' }),
  readOffers,
  toOffers
)

/**
 * Of the shops that sell the product too; none where that cannot be had. Another API is asked where the product has
 * sellers' stock alone: most have no marketplace.
 */
export async function fetchOffers(
  transport: Transport,
  { id, hasSellers }: Pick<ProductPage, 'id' | 'hasSellers'>,
  context: MapContext
): Promise<SellerOffer[]> {
  if (context.media && !hasSellers) return []
  const offers = await fetchAll(transport, id, context)
  return offers.ok ? offers.data : []
}
