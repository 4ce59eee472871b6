import '../../../forms/form.module.css'
import { lazyWhenNear, nearPlace } from '../../lazy-when-near'
import '../reviews/review-form.module.css'
import '../reviews/reviews.module.css'
import styles from './questions.module.css'
import { QUESTIONS_ID } from './questions-id'

// The server renders the section; the browser keeps its markup and loads its code near the viewport.
const Questions = import.meta.env.SSR ? (await import('./questions')).Questions : lazyWhenNear(place, load)

export const QuestionsPlace = nearPlace(Questions, place, styles.waiting)

function place(): string {
  return `#${QUESTIONS_ID}`
}

async function load() {
  return (await import('./questions')).Questions
}
