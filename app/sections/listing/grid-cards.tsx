import { memo } from 'react'
import type { ProductCard as Card } from '../../models/product-card'
import { ProductCard } from '../product-card/product-card'
import { QuickViewButton } from '../quick-view/quick-view-button'

/** The first row of a phone. More would stand before the scripts on the line. */
const EAGER_CARDS = 2

/** The cards of one page of a listing. They do not render again when the grid dims. */
export const GridCards = memo(function GridCards({ products }: { products: Card[] }) {
  return products.map((product, index) => (
    <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS}>
      <QuickViewButton name={product.name} />
    </ProductCard>
  ))
})
