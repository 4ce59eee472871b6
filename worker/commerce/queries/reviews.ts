import type { ReviewBody } from '../rules/form-bodies.ts'
import type { Language } from '../rules/language.ts'
import { momentOf } from '../rules/moment.ts'
import { publicName } from '../rules/public-name.ts'
import type { ReviewOrder, ReviewsRequest } from '../rules/reviews-request.ts'
import { all, type Query, query, runAll } from './batch.ts'
import { insertIfTaken, type Submission } from './submissions.ts'

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

/** A review with its pictures, pending approval. `key` is the folder of its pictures. */
export function reviewStores(
  review: { body: ReviewBody; key: string; objects: string[] },
  submission: Submission
): Query[] {
  const { body, key, objects } = review
  const row = {
    key,
    product_id: body.idProduto,
    name: body.nome,
    author: publicName(body.nome),
    email: body.email,
    rating: body.nota,
    comment: body.comentario,
    recommended: Number(body.recomenda ?? body.nota >= RECOMMENDED_FROM),
    created_at: momentOf(submission.now)
  }
  return [
    insertIfTaken('customer_reviews', row, submission),
    query(
      `INSERT INTO review_images (review_id, position, object)
      SELECT r.id, j.key, j.value FROM customer_reviews r, json_each(?) j WHERE r.key = ?`,
      JSON.stringify(objects),
      key
    )
  ]
}

/** A review without a recommendation counts as recommending from this many stars. */
const RECOMMENDED_FROM = 4

/** Which of these bucket keys belong to a review. */
export async function knownObjects(db: D1Database, objects: string[]): Promise<Set<string>> {
  const sql = 'SELECT object FROM review_images WHERE object IN (SELECT value FROM json_each(?))'
  const rows = await all<{ object: string }>(db, sql, JSON.stringify(objects))
  return new Set(rows.map(row => row.object))
}
