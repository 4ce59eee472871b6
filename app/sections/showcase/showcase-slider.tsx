import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard as Card } from '../../models/product-card'
import { useItemList } from '../../stores/item-lists'
import { Icon } from '../../ui/icon'
import { ProductCard } from '../product-card/product-card'
import { useAfterMove } from '../use-after-move'
import styles from './showcase-slider.module.css'

interface ShowcaseSliderProps {
  title: string
  products: Card[]
  tagTitle?: 'h2' | 'h3'
  /** Where all of these products are listed. */
  moreHref?: string | null
  /** For a slider that is in view from the start. */
  eager?: boolean
}

const loadButtons = () => import('./slider-buttons')

/** Products in a row that scrolls natively; with nothing to show it takes no space. */
export function ShowcaseSlider({ title, products, tagTitle: Title = 'h2', moreHref, eager }: ShowcaseSliderProps) {
  const row = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const t = useTranslator()
  const buttons = useAfterMove(loadButtons)
  useItemList(row, { name: title, products })
  if (products.length === 0) return null
  return (
    <section className={styles.showcase} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title id={titleId}>{title || t('common.products')}</Title>
        {moreHref ? <MoreLink href={moreHref} title={title} /> : null}
        {buttons && <buttons.SliderButtons row={row} title={title} />}
      </div>
      <ul ref={row} className={styles.row}>
        {products.map(product => (
          <ProductCard key={product.id} product={product} eager={eager} />
        ))}
      </ul>
    </section>
  )
}

function MoreLink({ href, title }: { href: string; title: string }) {
  const t = useTranslator()
  return (
    <Link className={styles.more} to={href} prefetch="intent" aria-label={`${t('common.seeAll')}: ${title}`}>
      {t('common.seeAll')}
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}
