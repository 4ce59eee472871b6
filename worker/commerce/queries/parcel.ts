import type { Parcel } from '../rules/shipping.ts'
import { query, runAll } from './batch.ts'

/** So many units of a product as one parcel; null for a product or a unit that does not exist. */
export async function loadParcel(
  db: D1Database,
  productId: number,
  variantId: number,
  quantity: number
): Promise<Parcel | null> {
  const sql = `SELECT coalesce(v.price_cents, p.price_cents) AS cents, p.heavy
    FROM products p LEFT JOIN variants v ON v.id = ?2 AND v.product_id = p.id
    WHERE p.id = ?1 AND (?2 = 0 OR v.id IS NOT NULL)`
  const [[row]] = await runAll(db, query<{ cents: number; heavy: number }>(sql, productId, variantId))
  return row ? { valueCents: row.cents * quantity, heavy: row.heavy === 1 || quantity > LIGHT_UNITS } : null
}

/** More units than this make a heavy parcel of light goods. */
const LIGHT_UNITS = 4
