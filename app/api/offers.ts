import { readOffers } from '../contract/offers.ts'
import { type SellerOffer, toOffers } from '../models/product/offers.ts'
import type { ProductPage } from '../models/product/product-page.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { defineRead, type Transport } from './client.ts'

const fetchAll = defineRead(
  (id: number) => ({ path: `marketplace/product/${id}`, timing: 'section' }),
  readOffers,
  toOffers
)

/** Other shops' offers. A remote API is asked only for products with sellers' stock: most have no marketplace. */
export async function fetchOffers(
  transport: Transport,
  { id, hasSellers }: Pick<ProductPage, 'id' | 'hasSellers'>,
  context: MapContext
): Promise<SellerOffer[]> {
  if (context.media && !hasSellers) return []
  const offers = await fetchAll(transport, id, context)
  return offers.ok ? offers.data : []
}
