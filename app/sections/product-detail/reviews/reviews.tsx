import '../../../i18n/messages/reviews'
import { Suspense } from 'react'
import { Await, Link, useLocation } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator'
import type { ReviewSheet } from '../../../models/product/reviews'
import type { ProductView } from '../product-view'
import { Overview } from './overview'
import type { ReviewOutcome } from './review'
import { ReviewList } from './review-list'
import { ReviewPlace } from './review-place'
import { REVIEWS_ID, type ReviewQuery, reviewsHref } from './review-query'
import styles from './reviews.module.css'

export interface ReviewsProps {
  product: Pick<ProductView, 'id' | 'path' | 'rating' | 'reviews'>
  asked: ReviewQuery
  /** Reviews beyond the product's own: see `loadReviews`. */
  sheet: ReviewSheet | null | Promise<ReviewSheet | null>
  /** Outcome of the form when submitted without JavaScript. */
  outcome: ReviewOutcome['review'] | undefined
}

/** Average, distribution and comments. Only the reviewers' names are known. */
export function Reviews({ product, asked, sheet, outcome }: ReviewsProps) {
  const t = useTranslator()
  const { id, path, rating, reviews } = product
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby="titulo-avaliacoes">
      <h2 id="titulo-avaliacoes">{t('reviews.title')}</h2>
      {rating || reviews.length > 0 ? null : <p className={styles.soft}>{t('reviews.none')}</p>}
      {rating ? <Overview rating={rating} reviews={reviews} asked={asked} sheet={sheet} /> : null}
      {asked.page === 1 && asked.rating === 0 ? (
        <ReviewList key={id} product={id} asked={asked} first={reviews} next={nextOf(product)} />
      ) : (
        <Suspense fallback={<p className={styles.waiting}>{t('common.loading')}</p>}>
          <Await resolve={sheet}>{found => <Asked product={id} asked={asked} sheet={found} />}</Await>
        </Suspense>
      )}
      <ReviewPlace key={`place-${id}`} path={path} outcome={outcome} />
    </section>
  )
}

/** The requested page or rating, with a link back to all. */
function Asked({ product, asked, sheet }: { product: number; asked: ReviewQuery; sheet: ReviewSheet | null }) {
  const t = useTranslator()
  const { search } = useLocation()
  return (
    <>
      <p>
        <Link to={reviewsHref(search, { page: 1, rating: 0 })} preventScrollReset className={styles.link}>
          {t('reviews.all')}
        </Link>
      </p>
      {sheet && sheet.reviews.length > 0 ? (
        <ReviewList
          key={`${product} ${asked.page} ${asked.rating}`}
          product={product}
          asked={asked}
          first={sheet.reviews}
          next={sheet.next}
        />
      ) : (
        <p className={styles.soft}>{t(sheet ? 'reviews.noneHere' : 'reviews.failed')}</p>
      )}
    </>
  )
}

function nextOf({ rating, reviews }: ReviewsProps['product']): number | null {
  return rating && rating.count > reviews.length ? reviews.length : null
}
