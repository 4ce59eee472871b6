import { memo, Suspense } from 'react'
import '../../../forms/form.module.css'
import { AsItStands, lazyWhenNear } from '../../lazy-when-near'
import '../reviews/review-form.module.css'
import '../reviews/reviews.module.css'
import type { QuestionsProps } from './question'
import styles from './questions.module.css'
import { QUESTIONS_ID } from './questions-id'

const PLACE = `#${QUESTIONS_ID}`
const WAITING = (
  <AsItStands selector={PLACE}>
    <div className={styles.waiting} />
  </AsItStands>
)

// The server writes all of it in its place; a browser shows that, and loads what brings it to life when it is near.
const Questions = import.meta.env.SSR ? (await import('./questions')).Questions : lazyWhenNear(() => PLACE, load)

/** Kept from rendering again, as long as it is not there yet. */
export const QuestionsPlace = memo(function QuestionsPlace(props: QuestionsProps) {
  return (
    <Suspense fallback={WAITING}>
      <Questions {...props} />
    </Suspense>
  )
})

async function load() {
  return (await import('./questions')).Questions
}
