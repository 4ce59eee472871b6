import { memo } from 'react'
import type { ProductCard as Card } from '../../models/product/product-card.ts'
import { part } from '../../ui/part.tsx'
import { useLoadedForBack } from '../../ui/use-loaded-for-back.ts'
import { CardList } from '../product-card/card-list.tsx'
import { StaticPart } from '../static-part.tsx'
import { useFilters } from './filters-provider.tsx'
import * as styles from './product-grid.module.css'
// A document shows the cards without loading their code.
import '../product-card/product-card.module.css'

const ProductCard = part(async () => (await import('../product-card/product-card.tsx')).ProductCard)

/** The first row on a phone. Further eager pictures would load before the scripts. */
const EAGER_CARDS = 2

interface ProductGridProps {
  /** Absent when hydrating: the document already shows the cards. */
  products: Card[] | undefined
  /** The listing's title, and the number of products before this page. */
  title: string
  first: number
}

/** The products of one page. Only these are dimmed while another page of the listing loads. */
export function ProductGrid({ products, title, first }: ProductGridProps) {
  const isLoading = useFilters(({ loading }) => loading)
  const isHorizontal = useFilters(({ horizontal }) => horizontal)
  useLoadedForBack(ProductCard.load)
  const look = isHorizontal ? `${styles.grid} ${styles.asList}` : styles.grid
  return (
    <StaticPart
      data={products}
      as={CardList}
      list={title}
      first={first}
      className={look}
      data-slices=""
      aria-busy={isLoading}
    >
      {cards => <GridCards products={cards} />}
    </StaticPart>
  )
}

/** Memoized so that the cards do not re-render when the grid dims. */
const GridCards = memo(function GridCards({ products }: { products: Card[] }) {
  return products.map((product, index) => (
    <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS} />
  ))
})
