import { fetchReviews } from '../../../api/reviews.ts'
import { createBrowserTransport } from '../../../api/transport.browser.ts'
import type { AskedReviews, Review } from '../../../models/product/reviews.ts'
import type { MapContext } from '../../../models/store/map-context.ts'

/** The next page without the reviews already shown; null on failure. In its own chunk, because it includes the wire schemas. */
export async function loadReviewPage(asked: AskedReviews, context: MapContext, shown: Review[]) {
  const origins = [...context.origins, location.origin]
  const result = await fetchReviews(createBrowserTransport(), asked, { ...context, origins })
  // An API without the call has no further reviews.
  if (!result.ok) return result.status === 404 ? { reviews: [], next: null } : null
  const known = new Set(shown.map(keyOf))
  const reviews = result.data.reviews.filter(review => !known.has(keyOf(review)))
  return { reviews, next: reviews.length > 0 ? result.data.next : null }
}

function keyOf({ id, author, date, comment }: Review): string {
  return id > 0 ? String(id) : `${author} ${date} ${comment}`
}
