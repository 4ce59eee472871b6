import type { ReviewBody } from '../rules/form-bodies.ts'
import { momentOf } from '../rules/moment.ts'
import { publicName } from '../rules/public-name.ts'
import { all, type Query, query } from './batch.ts'
import { insertIfTaken, type Submission } from './submissions.ts'

/** A review with its pictures, pending approval. `key` is the folder of its pictures. */
export function reviewStores(
  review: { body: ReviewBody; key: string; objects: string[] },
  submission: Submission
): Query<object>[] {
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
