import type { StoreReviewBody } from '../rules/form-bodies.ts'
import { exists, type Query, query, runAll } from './batch.ts'
import type { Submission } from './submissions.ts'

export interface StoreReviewRow {
  id: number
  experience: number
  service: number
  satisfied: number
  message: string
  created_at: number
}

/** Whether the key allows a review that has not been written yet. The check does not use up the key. */
export function isOpenKey(db: D1Database, key: string): Promise<boolean> {
  return exists(db, 'SELECT 1 FROM store_review_keys WHERE key = ? AND used_at IS NULL', key)
}

/** Stores the review and uses up its key, if the key is still valid. */
export function storeReviewStores(key: string, body: StoreReviewBody, { attempt, now }: Submission): Query[] {
  return [
    query(
      `INSERT INTO store_reviews (key, experience, service, satisfied, publishable, message, created_at, attempt)
      SELECT k.key, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM store_review_keys k WHERE k.key = ?1 AND k.used_at IS NULL
        AND EXISTS (SELECT 1 FROM submissions WHERE attempt = ?8)`,
      key,
      body.experiencia,
      body.atendimento,
      Number(body.satisfacao),
      Number(body.autorizacao),
      body.mensagem,
      now,
      attempt
    ),
    query(
      `UPDATE store_review_keys SET used_at = ?2 WHERE key = ?1 AND used_at IS NULL
        AND EXISTS (SELECT 1 FROM store_reviews WHERE key = ?1)`,
      key,
      now
    )
  ]
}

/** Whether this attempt stored the review. Of two concurrent ones with one key, only one is stored. */
export function isReviewOf(db: D1Database, key: string, attempt: string): Promise<boolean> {
  return exists(db, 'SELECT 1 FROM store_reviews WHERE key = ? AND attempt = ?', key, attempt)
}

/** Reviews that are approved and may be published, newest first. */
export async function loadStoreReviews(db: D1Database, { offset, limit }: { offset: number; limit: number }) {
  const [rows, [count]] = await runAll(
    db,
    query<StoreReviewRow>(
      `SELECT id, experience, service, satisfied, message, created_at FROM store_reviews
      WHERE ${PUBLISHED} ORDER BY id DESC LIMIT ? OFFSET ?`,
      limit,
      offset
    ),
    query<{ count: number }>(`SELECT count(*) AS count FROM store_reviews WHERE ${PUBLISHED}`)
  )
  return { rows, total: count?.count ?? 0 }
}

const PUBLISHED = 'publishable = 1 AND approved = 1'
