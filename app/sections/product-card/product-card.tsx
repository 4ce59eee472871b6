import type { ReactNode } from 'react'
import { counted, formatRating } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ImageWidth } from '../../models/content/image.ts'
import type { ProductCard as Card } from '../../models/product/product-card.ts'
import { Picture } from '../../ui/picture.tsx'
import { BuyControl } from './buy-control.tsx'
import { CardPrice } from './card-price.tsx'
import * as styles from './product-card.module.css'
import { writeLine } from './read-card.ts'

interface ProductCardProps {
  product: Card
  eager?: boolean
  /** Picture, free shipping, name, rating, price and buy control alone: see showcase-group.module.css. */
  compact?: boolean
  children?: ReactNode
}

// Cards are 145 to 260 px wide, on phones as on desktops.
const WIDTHS: ImageWidth[] = [240, 480]

/**
 * A product in a list (an `li`). The whole card is a link to its page; the buy control lies above that link. It is plain
 * markup without hydration: live-cards.ts reads the product from it.
 */
export function ProductCard({ product, eager, compact, children }: ProductCardProps) {
  const { id, path, name, brand, image, badges = [], freeShipping, rating, status, minimumAge, line } = product
  const picture = image ? (
    <Picture source={image} alt="" width={240} height={240} widths={WIDTHS} priority={eager} />
  ) : null
  return (
    <li
      className={styles.card}
      data-product={id}
      data-status={status === 'available' ? undefined : status}
      data-age={minimumAge}
      data-line={line && writeLine(line)}
      data-brand={compact ? brand : undefined}
    >
      {compact && picture ? (
        <>
          {picture}
          {freeShipping ? <i>{freeShipping}</i> : null}
        </>
      ) : (
        <div className={styles.tile}>
          {picture}
          {badges.length > 0 && !compact ? (
            <ul>
              {badges.map(({ label, text, background }) => (
                <li key={label} style={{ color: text, background }}>
                  {label}
                </li>
              ))}
            </ul>
          ) : null}
          {children}
        </div>
      )}
      {compact ? null : <span>{brand}</span>}
      <h3>
        <a href={path}>{name}</a>
      </h3>
      {rating ? <Rating rating={rating} /> : null}
      <CardPrice product={product} compact={compact} />
      <BuyControl product={product} />
    </li>
  )
}

function Rating({ rating: { average, count } }: { rating: NonNullable<Card['rating']> }) {
  const t = useTranslator()
  const label = `${t('product.rating', { average: formatRating(average, t.language) })}, ${counted('product.ratingCount', count, t)}`
  return (
    <div className={styles.rating} role="img" aria-label={label} style={{ '--rating': average }}>
      {`(${count})`}
    </div>
  )
}
