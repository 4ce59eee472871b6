import type { StoreReviewBody } from '../rules/form-bodies.ts'
import { type Database, exists, loadPage, moment, type Page, type Sql, sql } from './database.ts'
import type { Submission } from './submissions.ts'

/** Whether the key allows a review that has not been written yet. The check does not use up the key. */
export function isOpenKey(db: Database, key: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM store_review_keys WHERE key = ${key} AND used_at IS NULL`)
}

export function storeReviewStores(key: string, body: StoreReviewBody, { attempt, now }: Submission): Sql[] {
  const { experiencia, atendimento, mensagem } = body
  return [
    sql`INSERT INTO store_reviews (key, experience, service, satisfied, publishable, message, created_at, attempt)
      SELECT k.key, ${experiencia}, ${atendimento}, ${Number(body.satisfacao)}, ${Number(body.autorizacao)}, ${mensagem},
        ${now}, ${attempt} FROM store_review_keys k WHERE k.key = ${key} AND k.used_at IS NULL
        AND EXISTS (SELECT 1 FROM submissions WHERE attempt = ${attempt})`,
    sql`UPDATE store_review_keys SET used_at = ${now} WHERE key = ${key} AND used_at IS NULL
      AND EXISTS (SELECT 1 FROM store_reviews WHERE key = ${key})`
  ]
}

/** Whether this attempt stored the review. Of two concurrent ones with one key, only one is stored. */
export function isReviewOf(db: Database, key: string, attempt: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM store_reviews WHERE key = ${key} AND attempt = ${attempt}`)
}

export function loadStoreReviews(db: Database, page: Page) {
  const query = sql<{ satisfacao: number }>`
    SELECT id, experience AS experiencia, service AS atendimento, satisfied AS satisfacao, message AS mensagem,
      ${moment('created_at')} AS data
    FROM store_reviews WHERE publishable = 1 AND approved = 1 ORDER BY id DESC`
  return loadPage(db, query, page)
}
