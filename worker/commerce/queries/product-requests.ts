import type { NotifyBody, QuoteBody } from '../rules/form-bodies.ts'
import { first, type Query, query } from './batch.ts'
import { IF_TAKEN, type Submission } from './submissions.ts'

/** Whether the product and the option exist (0: no option). */
export async function isKnownUnit(db: D1Database, productId: number, variantId = 0) {
  const sql = `SELECT EXISTS (SELECT 1 FROM products WHERE id = ?1) AS product,
    (?2 = 0 OR EXISTS (SELECT 1 FROM variants WHERE id = ?2 AND product_id = ?1)) AS variant`
  const row = await first<{ product: number; variant: number }>(db, sql, productId, variantId)
  return { product: row?.product === 1, variant: row?.variant === 1 }
}

/** One open request per product, option and address. Repeating it has no effect. */
export function notifyStores(body: NotifyBody, { attempt, now }: Submission): Query<object>[] {
  return [
    query(
      `INSERT INTO notify_requests (product_id, variant_id, name, email, phone, message, mailing, created_at)
      SELECT ?, ?, ?, ?, ?, ?, ?, ? ${IF_TAKEN}
      ON CONFLICT (product_id, variant_id, email) WHERE notified_at IS NULL DO NOTHING`,
      body.idProduto,
      body.idAtributoValor,
      body.nome,
      body.email,
      body.contato,
      body.mensagem,
      Number(body.mailing),
      now,
      attempt
    )
  ]
}

export function quoteStores(body: QuoteBody, { attempt, now }: Submission): Query<object>[] {
  return [
    query(
      `INSERT INTO quote_requests (product_id, name, email, phone, message, mailing, send_copy, created_at)
      SELECT ?, ?, ?, ?, ?, ?, ?, ? ${IF_TAKEN}`,
      body.idProduto,
      body.nome,
      body.email,
      body.contato,
      body.mensagem,
      Number(body.mailing),
      Number(body.enviarEmail),
      now,
      attempt
    )
  ]
}
