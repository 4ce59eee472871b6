import { memo, Suspense } from 'react'
import '../../form-field/form-field.module.css'
import { lazyAfterMove } from '../../lazy-after-move'
import './review-form.module.css'
import type { ReviewsProps } from './reviews'
import styles from './reviews.module.css'

// The server writes all of it in its place; a browser shows that, and loads what brings it to life after the page itself.
const Reviews = import.meta.env.SSR ? (await import('./reviews')).Reviews : lazyAfterMove(load)

/** Kept from rendering again, as long as it is not there yet. */
export const ReviewsPlace = memo(function ReviewsPlace(props: ReviewsProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Reviews {...props} />
    </Suspense>
  )
})

async function load() {
  return (await import('./reviews')).Reviews
}
