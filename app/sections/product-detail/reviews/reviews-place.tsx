import { memo, Suspense } from 'react'
import '../../../forms/form.module.css'
import { AsItStands, lazyWhenNear } from '../../lazy-when-near'
import './review-form.module.css'
import { REVIEWS_ID } from './review-query'
import type { ReviewsProps } from './reviews'
import styles from './reviews.module.css'

const PLACE = `#${REVIEWS_ID}`
const WAITING = (
  <AsItStands selector={PLACE}>
    <div className={styles.waiting} />
  </AsItStands>
)

// The server writes all of it in its place; a browser shows that, and loads what brings it to life when it is near.
const Reviews = import.meta.env.SSR ? (await import('./reviews')).Reviews : lazyWhenNear(() => PLACE, load)

/** Kept from rendering again, as long as it is not there yet. */
export const ReviewsPlace = memo(function ReviewsPlace(props: ReviewsProps) {
  return (
    <Suspense fallback={WAITING}>
      <Reviews {...props} />
    </Suspense>
  )
})

async function load() {
  return (await import('./reviews')).Reviews
}
