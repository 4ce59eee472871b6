import { formatNumber, formatRating, plural } from '../../../i18n/format'
import type { Translator } from '../../../i18n/translator'
import { useTranslator } from '../../../i18n/use-translator'
import { REVIEWS_ID } from './review-query'
import styles from './reviews.module.css'
import { Stars } from './stars'

export interface Rating {
  average: number
  count: number
}

/** The rating beside the name, linked to the reviews. */
export function RatingSummary({ rating }: { rating: Rating | null }) {
  const t = useTranslator()
  if (!rating) return null
  return (
    <a href={`#${REVIEWS_ID}`} className={styles.summary}>
      <Stars average={rating.average} />
      <span aria-hidden="true">{formatRating(rating.average, t.language)}</span>
      <span className={styles.count}>{countText(rating.count, t)}</span>
    </a>
  )
}

export function countText(count: number, t: Translator): string {
  const words = {
    one: t('product.ratingCountOne', values(count, t)),
    other: t('product.ratingCountOther', values(count, t))
  }
  return plural(count, t.language, words)
}

function values(count: number, t: Translator) {
  return { count: formatNumber(count, t.language) }
}
