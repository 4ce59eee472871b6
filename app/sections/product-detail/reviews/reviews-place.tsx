import '../../../forms/form.module.css'
import { lazyWhenNear, nearPlace } from '../../lazy-when-near'
import './review-form.module.css'
import { REVIEWS_ID } from './review-query'
import styles from './reviews.module.css'

const place = () => `#${REVIEWS_ID}`
const load = async () => (await import('./reviews')).Reviews

export const ReviewsPlace = nearPlace(
  import.meta.env.SSR ? await load() : lazyWhenNear(place, load),
  place,
  styles.waiting
)
