import type { ReviewBody } from '../rules/form-bodies.ts'
import type { Language } from '../rules/language.ts'
import { normalised } from '../rules/listing-request.ts'
import { publicName } from '../rules/public-name.ts'
import { all, type Database, listOf, raw, runAll, type Sql, sql } from './database.ts'
import { insertIfTaken, type Submission } from './submissions.ts'

export interface ReviewsRequest {
  productId: number | null
  categoryId: number | null
  /** Filters the list, but not the totals beside it. */
  rating: number | null
  withPhotos: boolean
  order: string
  offset: number
  limit: number
}

interface ReviewRow {
  id: number
  recomenda: number
  compraVerificada: number
  produto: string
  anexos: string
}

export async function loadReviews(db: Database, page: ReviewsRequest, language: Language) {
  const scope = scopeOf(page)
  const [reviews, [rating], stars] = await runAll(
    db,
    reviewsQuery(page, language),
    sql<{ average: number; count: number }>`SELECT coalesce(sum(r.count), 0) AS count,
        coalesce(round(sum(r.average * r.count) / nullif(sum(r.count), 0), 1), 0) AS average
      FROM product_ratings r WHERE ${scope}`,
    sql<{ rating: number; count: number; photos: number }>`SELECT r.rating, count(*) AS count,
        sum(r.photos <> '[]') AS photos
      FROM published_reviews r WHERE ${scope} GROUP BY r.rating`
  )
  return { reviews, rating: rating ?? { average: 0, count: 0 }, stars }
}

export function reviewsQuery(page: ReviewsRequest, language: Language) {
  const first = orders.get(normalised(page.order)) ?? raw('')
  return sql<ReviewRow>`
    SELECT r.id, r.author AS nome, '' AS email, r.rating AS nota, r.comment_${raw(language)} AS comentario,
      r.recommended AS recomenda, r.created_at AS data, r.verified AS compraVerificada,
      json_object('id', p.id, 'nome', p.name_${raw(language)}) AS produto, r.photos AS anexos
    FROM published_reviews r JOIN products p ON p.id = r.product_id
    WHERE ${scopeOf(page)} AND r.rating = coalesce(${page.rating}, r.rating)
      ${raw(page.withPhotos ? "AND r.photos <> '[]'" : '')}
    ORDER BY ${first} r.created_at DESC, r.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`
}

/** The first keys of the sort orders, named like those of listings. Any other order is newest first. */
const orders = new Map([
  ['maiornota', raw('r.rating DESC,')],
  ['menornota', raw('r.rating,')]
])

function scopeOf({ productId, categoryId }: Pick<ReviewsRequest, 'productId' | 'categoryId'>): Sql {
  if (productId !== null) return sql`r.product_id = ${productId}`
  if (categoryId === null) return raw('TRUE')
  return sql`r.product_id IN (SELECT product_id FROM product_categories WHERE category_id = ${categoryId})`
}

/** A review with its pictures, pending approval. `key` is the folder of its pictures. */
export function reviewStores(body: ReviewBody, key: string, objects: string[], submission: Submission): Sql[] {
  const row = {
    key,
    product_id: body.idProduto,
    name: body.nome,
    author: publicName(body.nome),
    email: body.email,
    rating: body.nota,
    comment: body.comentario,
    recommended: Number(body.recomenda ?? body.nota >= RECOMMENDED_FROM),
    created_at: new Date(submission.now).toISOString().slice(0, 19).replace('T', ' ')
  }
  return [
    insertIfTaken('customer_reviews', row, submission),
    sql`INSERT INTO review_images (review_id, position, object)
      SELECT r.id, j.key, j.value FROM customer_reviews r, json_each(${JSON.stringify(objects)}) j WHERE r.key = ${key}`
  ]
}

/** A review without a recommendation counts as recommending from this many stars. */
const RECOMMENDED_FROM = 4

export async function knownObjects(db: Database, objects: string[]): Promise<Set<string>> {
  const query = sql<{ object: string }>`SELECT object FROM review_images WHERE object IN ${listOf(objects)}`
  return new Set((await all(db, query)).map(row => row.object))
}
