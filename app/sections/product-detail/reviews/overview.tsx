import '../../../i18n/messages/reviews.ts'
import { Form, useLocation } from 'react-router'
import { formatRating } from '../../../i18n/format.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { STARS } from '../../../models/product/reviews.ts'
import { Section } from '../../section.tsx'
import { ATTRIBUTE_FIELD } from '../offer.ts'
import type { ProductPageData } from '../product-view.ts'
import { distribute } from './distribution.ts'
import { countText, type Rating } from './rating-summary.tsx'
import { FIRST_REVIEWS, PHOTOS_FIELD, RATING_FIELD, REVIEWS_ID, type ReviewQuery } from './review-query.ts'
import * as styles from './reviews.module.css'
import { Stars } from './stars.tsx'

export function Overview({ rating, data }: { rating: Rating; data: ProductPageData }) {
  const t = useTranslator()
  const { product, askedReviews: asked = FIRST_REVIEWS, reviewSheet } = data
  const isComplete = product.reviews.length >= rating.count
  return (
    <div className={styles.overview}>
      <p>
        <strong aria-hidden="true">{formatRating(rating.average, t.language)}</strong>
        <Stars average={rating.average} />
        <span>{countText(rating.count, t)}</span>
      </p>
      {isComplete ? (
        <Distribution
          counts={distribute(product.reviews.map(review => review.rating))}
          photos={product.reviews.filter(({ images }) => images).length}
          asked={asked}
        />
      ) : (
        <Section data={reviewSheet ?? null} skeleton={<div className={styles.distribution} />}>
          {({ stars, photos }) => (stars ? <Distribution counts={stars} photos={photos} asked={asked} /> : null)}
        </Section>
      )}
    </div>
  )
}

interface DistributionProps {
  /** In the order of `STARS`. */
  counts: number[]
  photos: number
  asked: ReviewQuery
}

/** Each button filters; pressing it again shows all. A form, so that crawlers do not follow it. */
function Distribution({ counts, photos, asked }: DistributionProps) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  const option = new URLSearchParams(search).get(ATTRIBUTE_FIELD)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rows = STARS.map((stars, at) => ({ stars, count: counts[at] ?? 0 }))
  if (total < 2) return null
  return (
    <Form
      action={`${pathname}#${REVIEWS_ID}`}
      preventScrollReset
      discover="none"
      className={styles.distribution}
      aria-label={t('reviews.distribution')}
    >
      {option ? <input type="hidden" name={ATTRIBUTE_FIELD} value={option} /> : null}
      {rows.map(({ stars, count }) => (
        <button
          key={stars}
          type="submit"
          name={RATING_FIELD}
          value={asked.rating === stars ? 0 : stars}
          disabled={count === 0}
          aria-pressed={asked.rating === stars}
        >
          <span>{stars}</span>
          <span className="visually-hidden">{` ${t('reviews.only')} `}</span>
          <span className={styles.bar} style={{ '--share': count / total }} />
          <span>{count}</span>
        </button>
      ))}
      {photos > 0 ? (
        <button type="submit" name={PHOTOS_FIELD} value={asked.withPhotos ? 0 : 1} aria-pressed={asked.withPhotos}>
          {t('reviews.withPhotos', { count: photos })}
        </button>
      ) : null}
    </Form>
  )
}
