import { type ReactNode, type RefObject, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ProductCard as Card } from '../../models/product-card'
import { useItemList } from '../../stores/item-lists'
import { ProductCard } from '../product-card/product-card'
import { QuickViewButton } from '../quick-view/quick-view-button'
import { useFilters } from './filters-provider'
import styles from './product-grid.module.css'

/** The first row of a desktop and the first two of a phone. */
const EAGER_CARDS = 4

interface ProductGridProps {
  products: Card[]
  /** Of the listing, and how many of it come before this page. */
  title: string
  first: number
}

/** The products of one page. While another page of the same listing is on its way only these are dimmed. */
export function ProductGrid({ products, title, first }: ProductGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  useItemList(grid, { id: useLocation().pathname, name: title, products, first })
  return (
    <Grid ref={grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS}>
          <QuickViewButton product={product} />
        </ProductCard>
      ))}
    </Grid>
  )
}

/** A component of its own, so that the cards do not render again when the grid dims. */
function Grid({ ref, children }: { ref: RefObject<HTMLUListElement | null>; children: ReactNode }) {
  const isLoading = useFilters(({ loading }) => loading)
  const isHorizontal = useFilters(({ horizontal }) => horizontal)
  return (
    <ul ref={ref} className={isHorizontal ? `${styles.grid} ${styles.asList}` : styles.grid} aria-busy={isLoading}>
      {children}
    </ul>
  )
}
