import { memo, Suspense } from 'react'
import '../../../forms/form.module.css'
import { lazyWhenNear, ServerMarkup } from '../../lazy-when-near'
import './review-form.module.css'
import { REVIEWS_ID } from './review-query'
import type { ReviewsProps } from './reviews'
import styles from './reviews.module.css'

const PLACE = `#${REVIEWS_ID}`
const WAITING = (
  <ServerMarkup selector={PLACE}>
    <div className={styles.waiting} />
  </ServerMarkup>
)

// The server renders the section; the browser keeps its markup and loads its code near the viewport.
const Reviews = import.meta.env.SSR ? (await import('./reviews')).Reviews : lazyWhenNear(() => PLACE, load)

/** Must not re-render before its code has loaded. */
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
