import { fetchReviews } from '../../api/reviews'
import { mapContext, type RequestScope } from '../../context'
import type { ProductPage } from '../../models/product/product-page'
import type { ReviewSheet } from '../../models/product/reviews'
import { REVIEWS_PER_PAGE, type ReviewQuery } from '../../sections/product-detail/reviews/review-query'

/** Reviews that the product's own answer lacks, or the counts by stars. Null without any, or when the call fails. */
export async function loadReviews(
  scope: RequestScope,
  { id, reviews, rating }: ProductPage,
  query: ReviewQuery
): Promise<ReviewSheet | null> {
  const isFirst = query.page === 1 && query.rating === 0
  if (isFirst && (rating?.count ?? 0) <= reviews.length) return null
  const asked = isFirst
    ? { product: id, offset: 0, limit: 1, rating: 0 }
    : { product: id, offset: offsetOf(query, reviews.length), limit: REVIEWS_PER_PAGE, rating: query.rating }
  const result = await fetchReviews(scope.transport, asked, mapContext(scope))
  return result.ok ? result.data : null
}

/** The first page is the product's own answer, whatever its length. */
function offsetOf({ page, rating }: ReviewQuery, first: number): number {
  return rating > 0 ? (page - 1) * REVIEWS_PER_PAGE : first + (page - 2) * REVIEWS_PER_PAGE
}
