import { counted, formatNumber, formatRating } from '../../../i18n/format.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { ProductView } from '../product-view.ts'
import { REVIEWS_ID } from './review-query.ts'
import * as styles from './reviews.module.css'
import { Stars } from './stars.tsx'

export type Rating = NonNullable<ProductView['rating']>

export function RatingSummary({ rating: { average, count } }: { rating: Rating }) {
  const t = useTranslator()
  return (
    <a href={`#${REVIEWS_ID}`} className={styles.summary}>
      <Stars average={average} />
      <span aria-hidden="true">{formatRating(average, t.language)}</span>
      <span className={styles.count}>{countText(count, t)}</span>
    </a>
  )
}

export function countText(count: number, t: Translator): string {
  return counted('product.ratingCount', count, t, formatNumber(count, t.language))
}
