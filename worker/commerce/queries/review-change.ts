import type { ReviewBody } from '../rules/form-bodies.ts'
import { publicName } from '../rules/public-name.ts'
import { all, type Query, query } from './batch.ts'
import { IF_TAKEN, type Submission } from './submissions.ts'

/** A review with its pictures, pending approval. `key` is the folder of its pictures. */
export function reviewStores(
  review: { body: ReviewBody; key: string; objects: string[] },
  { attempt, now }: Submission
): Query<object>[] {
  const { body, key, objects } = review
  return [
    query(
      `INSERT INTO customer_reviews
        (key, product_id, name, author, email, rating, comment, recommended, created_at)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? ${IF_TAKEN}`,
      key,
      body.idProduto,
      body.nome,
      publicName(body.nome),
      body.email,
      body.nota,
      body.comentario,
      Number(body.recomenda ?? body.nota >= RECOMMENDED_FROM),
      new Date(now).toISOString().slice(0, 19).replace('T', ' '),
      attempt
    ),
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
