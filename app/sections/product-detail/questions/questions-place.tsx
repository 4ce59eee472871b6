import '../../../forms/form.module.css'
import { lazyWhenNear, nearPlace } from '../../lazy-when-near'
import '../reviews/review-form.module.css'
import '../reviews/reviews.module.css'
import { QUESTIONS_ID } from './question'
import styles from './questions.module.css'

const place = () => `#${QUESTIONS_ID}`
const load = async () => (await import('./questions')).Questions

export const QuestionsPlace = nearPlace(
  import.meta.env.SSR ? await load() : lazyWhenNear(place, load),
  place,
  styles.waiting
)
