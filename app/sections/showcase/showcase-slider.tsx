import { useId } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ProductCard as Card } from '../../models/product/product-card.ts'
import { CardList } from '../product-card/card-list.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { RenderedOnce } from '../rendered-once.tsx'
import * as styles from './showcase-slider.module.css'

interface ShowcaseSliderProps {
  title: string
  products: Card[]
  tagTitle?: 'h2' | 'h3'
  compact?: boolean
  /** Its id in a group of showcases, which scrolls instead of its row. */
  place?: string
}

export function ShowcaseSlider({ title, products, tagTitle: Title = 'h2', compact, place }: ShowcaseSliderProps) {
  const titleId = useId()
  const t = useTranslator()
  if (products.length === 0) return null
  return (
    <section id={place} className={styles.showcase} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title id={titleId}>{title || t('common.products')}</Title>
      </div>
      <RenderedOnce
        as={CardList}
        of={products}
        list={title}
        className={styles.row}
        data-slider={place ? undefined : ''}
      >
        {() => products.map(product => <ProductCard key={product.id} product={product} compact={compact} />)}
      </RenderedOnce>
    </section>
  )
}
