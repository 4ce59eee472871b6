import { fetchRelated, RELATED_LIMIT } from '../../../api/catalog.ts'
import type { Transport } from '../../../api/client.ts'
import type { ProductCard } from '../../../models/product/product-card.ts'
import type { MapContext } from '../../../models/store/map-context.ts'
import { uniqueBy } from '../../../models/store/unique-by.ts'
import type { ProductView } from '../product-view.ts'

export type Placed = Pick<ProductView, 'id' | 'path' | 'breadcrumb'>

/** Others of the product's own category, then of its parent, up to the limit. */
export async function loadSimilar(transport: Transport, { id, path, breadcrumb }: Placed, context: MapContext) {
  const categories = breadcrumb.filter(crumb => crumb.path !== '/' && crumb.path !== path)
  const nearest = categories.slice(-2).reverse()
  const listings = await Promise.all(nearest.map(category => cardsOf(transport, category.path, context)))
  return uniqueBy(listings.flat(), card => card.id)
    .filter(card => card.id !== id)
    .slice(0, RELATED_LIMIT)
}

async function cardsOf(transport: Transport, path: string, context: MapContext): Promise<ProductCard[]> {
  const listing = await fetchRelated(transport, path, context)
  return listing.ok ? listing.data : []
}
