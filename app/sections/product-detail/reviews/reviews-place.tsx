import '../../../forms/form.module.css'
import { lazyWhenNear, nearPlace } from '../../lazy-when-near'
import './review-form.module.css'
import { REVIEWS_ID } from './review-query'
import styles from './reviews.module.css'

// The server renders the section; the browser keeps its markup and loads its code near the viewport.
const Reviews = import.meta.env.SSR ? (await import('./reviews')).Reviews : lazyWhenNear(place, load)

export const ReviewsPlace = nearPlace(Reviews, place, styles.waiting)

function place(): string {
  return `#${REVIEWS_ID}`
}

async function load() {
  return (await import('./reviews')).Reviews
}
