import type { Language } from '../rules/language.ts'
import type { ReviewOrder, ReviewsRequest } from '../rules/reviews-request.ts'
import { type Query, query, runAll } from './batch.ts'

export interface ReviewRow {
  id: number
  product_id: number
  product: string
  author: string
  rating: number
  comment: string
  recommended: number
  created_at: string
  /** JSON list of bucket keys. */
  images: string
}

type ReviewScope = Pick<ReviewsRequest, 'productId' | 'categoryId'>

/** A page of reviews, with the product's rating and the number of reviews for each number of stars. */
export async function loadReviews(db: D1Database, page: ReviewsRequest, language: Language) {
  const [reviews, [rating], stars] = await runAll(db, reviewsQuery(page, language), ratingQuery(page), starsQuery(page))
  return { reviews, rating: rating ?? { average: 0, count: 0 }, stars }
}

export function reviewsQuery(page: ReviewsRequest, language: Language): Query<ReviewRow> {
  const { sql, binds } = scopeOf(page)
  const rated = page.rating === null ? '' : 'AND r.rating = ?'
  return query(
    `SELECT r.id, r.product_id, p.name_${language} AS product, r.author, r.rating, r.comment_${language} AS comment,
      r.recommended, r.created_at, ${IMAGES} AS images
    FROM published_reviews r JOIN products p ON p.id = r.product_id
    WHERE ${sql} ${rated} ORDER BY ${orders[page.order]} LIMIT ? OFFSET ?`,
    ...binds,
    ...(page.rating === null ? [] : [page.rating]),
    page.limit,
    page.offset
  )
}

const IMAGES = `(SELECT json_group_array(object) FROM
  (SELECT object FROM review_images i WHERE i.review_id = r.id ORDER BY position))`

const orders: Record<ReviewOrder, string> = {
  newest: 'r.created_at DESC, r.id DESC',
  best: 'r.rating DESC, r.created_at DESC, r.id DESC',
  worst: 'r.rating, r.created_at DESC, r.id DESC'
}

function ratingQuery(scope: ReviewScope): Query<{ average: number; count: number }> {
  const { sql, binds } = scopeOf(scope)
  return query(
    `SELECT coalesce(sum(r.count), 0) AS count,
      coalesce(round(sum(r.average * r.count) / nullif(sum(r.count), 0), 1), 0) AS average
    FROM product_ratings r WHERE ${sql}`,
    ...binds
  )
}

function starsQuery(scope: ReviewScope): Query<{ rating: number; count: number }> {
  const { sql, binds } = scopeOf(scope)
  return query(`SELECT r.rating, count(*) AS count FROM published_reviews r WHERE ${sql} GROUP BY r.rating`, ...binds)
}

/** A condition on rows `r` with a `product_id`. */
function scopeOf({ productId, categoryId }: ReviewScope): { sql: string; binds: number[] } {
  if (productId !== null) return { sql: 'r.product_id = ?', binds: [productId] }
  if (categoryId === null) return { sql: 'TRUE', binds: [] }
  return {
    sql: 'r.product_id IN (SELECT product_id FROM product_categories WHERE category_id = ?)',
    binds: [categoryId]
  }
}
