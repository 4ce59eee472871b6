import '../../../i18n/words/reviews'
import { memo, Suspense } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import fields from '../../form-field/form-field.module.css'
import { lazyAfterMove } from '../../lazy-after-move'
import { REVIEW_PLACE_ID, type ReviewOutcome } from './review'
import styles from './review-form.module.css'

export interface ReviewPlaceProps {
  product: number
  /** Of the page that answers the form. */
  path: string
  /** What became of the form, sent without JavaScript. */
  outcome: ReviewOutcome['review'] | undefined
}

// The server writes the form in its place; a browser shows that, and loads what brings it to life after the page itself.
const ReviewForm = import.meta.env.SSR ? (await import('./review-form')).ReviewForm : lazyAfterMove(load)

/** Where a review is written. Kept from rendering again, as long as the form is not there yet. */
export const ReviewPlace = memo(function ReviewPlace(props: ReviewPlaceProps) {
  const t = useTranslator()
  return (
    <section
      id={REVIEW_PLACE_ID}
      className={`${styles.place} ${fields.form}`}
      aria-labelledby={`${REVIEW_PLACE_ID}-titulo`}
    >
      <h3 id={`${REVIEW_PLACE_ID}-titulo`}>{t('reviews.write')}</h3>
      <Suspense fallback={<div className={styles.waiting} />}>
        <ReviewForm {...props} />
      </Suspense>
    </section>
  )
})

async function load() {
  return (await import('./review-form')).ReviewForm
}
