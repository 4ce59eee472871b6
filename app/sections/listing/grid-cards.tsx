import { memo } from 'react'
import type { ProductCard as Card } from '../../models/product/product-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'

/** The first row on a phone. Further eager pictures would load before the scripts. */
const EAGER_CARDS = 2

/** The cards of one page. Memoized so that they do not re-render when the grid dims. */
export const GridCards = memo(function GridCards({ products }: { products: Card[] }) {
  return products.map((product, index) => (
    <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS} />
  ))
})
