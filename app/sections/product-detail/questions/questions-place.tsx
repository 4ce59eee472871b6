import { memo, Suspense } from 'react'
import type { Question } from '../../../models/questions'
import '../../../forms/form.module.css'
import { AsItStands, lazyWhenNear } from '../../lazy-when-near'
import '../reviews/review-form.module.css'
import '../reviews/reviews.module.css'
import type { QuestionOutcome } from './question'
import styles from './questions.module.css'
import { QUESTIONS_ID } from './questions-id'

export interface QuestionsProps {
  product: number
  /** Of the page that answers the form. */
  path: string
  /** Null where the document shows them already. */
  questions: Question[] | null
  /** The question that the address asks to answer. */
  answering: Pick<Question, 'id' | 'text'> | null
  /** What became of the form, sent without JavaScript. */
  outcome: QuestionOutcome['question'] | undefined
}

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
