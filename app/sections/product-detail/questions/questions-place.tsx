import { memo, Suspense } from 'react'
import '../../../forms/form.module.css'
import { lazyWhenNear, ServerMarkup } from '../../lazy-when-near'
import '../reviews/review-form.module.css'
import '../reviews/reviews.module.css'
import type { QuestionsProps } from './question'
import styles from './questions.module.css'
import { QUESTIONS_ID } from './questions-id'

const PLACE = `#${QUESTIONS_ID}`
const WAITING = (
  <ServerMarkup selector={PLACE}>
    <div className={styles.waiting} />
  </ServerMarkup>
)

// The server renders the section; the browser keeps its markup and loads its code near the viewport.
const Questions = import.meta.env.SSR ? (await import('./questions')).Questions : lazyWhenNear(() => PLACE, load)

/** Must not re-render before its code has loaded. */
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
