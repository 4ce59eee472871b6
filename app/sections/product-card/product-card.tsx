import type { ReactNode } from 'react'
import { formatRating, plural } from '../../i18n/format'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { ImageWidth } from '../../models/content/image'
import type { Badge, ProductCard as Card } from '../../models/product/product-card'
import { Picture } from '../../ui/picture'
import { BuyControl } from './buy-control'
import { CardPrice } from './card-price'
import styles from './product-card.module.css'
import { writeLine } from './read-card'

interface ProductCardProps {
  product: Card
  /** For cards that are visible from the start. */
  eager?: boolean
  /** The picture is at most 84 px wide. */
  compact?: boolean
  /** More elements over the picture. */
  children?: ReactNode
}

/**
 * A product in a list (an `li`). The whole card is a link to its page; the buy control lies above that link. It is plain
 * markup without hydration: live-cards.ts reads the product from it.
 */
export function ProductCard({ product, eager, compact, children }: ProductCardProps) {
  const { id, path, name, brand, status, minimumAge, line } = product
  const isSold = status === 'available'
  return (
    <li
      className={styles.card}
      data-product={id}
      data-status={isSold ? undefined : status}
      data-age={minimumAge}
      data-line={line && writeLine(line)}
    >
      <div className={styles.tile}>
        <CardPicture source={product.image} eager={eager} widths={compact ? COMPACT_WIDTHS : WIDTHS} />
        <Badges badges={product.badges} />
        {children}
      </div>
      <span>{brand}</span>
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <Rating rating={product.rating} />
      <CardPrice product={product} />
      <BuyControl product={product} />
    </li>
  )
}

// Cards are 145 to 260 px wide, on phones as on desktops.
const WIDTHS: ImageWidth[] = [240, 480]
const COMPACT_WIDTHS: ImageWidth[] = [240]

interface CardPictureProps {
  source: string | null
  eager?: boolean
  widths: ImageWidth[]
}

function CardPicture({ source, eager, widths }: CardPictureProps) {
  if (!source) return null
  return <Picture source={source} alt="" width={240} height={240} widths={widths} priority={eager} />
}

function Badges({ badges }: { badges?: Badge[] }) {
  if (!badges?.length) return null
  return (
    <ul>
      {badges.map(badge => (
        <li key={badge.label} style={{ color: badge.text, background: badge.background }}>
          {badge.label}
        </li>
      ))}
    </ul>
  )
}

function Rating({ rating }: { rating?: Card['rating'] }) {
  const t = useTranslator()
  if (!rating) return null
  const average = formatRating(rating.average, t.language)
  const label = `${t('product.rating', { average })}, ${countText(rating.count, t)}`
  return (
    <div className={styles.rating} role="img" aria-label={label} style={{ '--rating': rating.average }}>
      {`(${rating.count})`}
    </div>
  )
}

const COUNT_FORMS = { one: 'product.ratingCountOne', other: 'product.ratingCountOther' } as const

function countText(count: number, t: Translator): string {
  return t(plural(count, t.language, COUNT_FORMS), { count })
}
