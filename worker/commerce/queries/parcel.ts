import type { Parcel } from '../rules/shipping.ts'
import { exists, first } from './batch.ts'

/** A quantity of a product as one parcel; null for an unknown product or unit. */
export async function loadParcel(
  db: D1Database,
  productId: number,
  variantId: number,
  quantity: number
): Promise<Parcel | null> {
  const sql = `SELECT coalesce(v.price_cents, p.price_cents) AS cents, p.heavy
    FROM products p LEFT JOIN variants v ON v.id = ?2 AND v.product_id = p.id
    WHERE p.id = ?1 AND (?2 = 0 OR v.id IS NOT NULL)`
  const row = await first<{ cents: number; heavy: number }>(db, sql, productId, variantId)
  return row ? parcelOf(row.cents * quantity, row.heavy === 1, quantity) : null
}

/** A multiple of a list's available products as one parcel; null for an unknown list. */
export async function loadListParcel(db: D1Database, listId: number, times: number): Promise<Parcel | null> {
  const sql = `SELECT coalesce(sum(x.cents), 0) AS cents, coalesce(max(x.heavy), 0) AS heavy,
      coalesce(sum(x.units), 0) AS units
    FROM lists l LEFT JOIN (
      SELECT li.list_id, p.price_cents * li.quantity AS cents, p.heavy, li.quantity AS units
      FROM list_items li JOIN products p ON p.id = li.product_id WHERE p.available = 1
    ) x ON x.list_id = l.id
    WHERE l.id = ? GROUP BY l.id`
  const row = await first<{ cents: number; heavy: number; units: number }>(db, sql, listId)
  return row ? parcelOf(row.cents * times, row.heavy === 1, row.units * times) : null
}

/** Whether a cart contains a heavy, available product. */
export function hasHeavyLine(db: D1Database, cartId: string): Promise<boolean> {
  const sql = `SELECT 1 FROM cart_lines l JOIN products p ON p.id = l.product_id
    WHERE l.cart_id = ? AND p.heavy = 1 AND p.available = 1 LIMIT 1`
  return exists(db, sql, cartId)
}

/** A parcel with more units than this counts as heavy. */
const LIGHT_UNITS = 4

export function parcelOf(valueCents: number, isHeavy: boolean, units: number): Parcel {
  return { valueCents, heavy: isHeavy || units > LIGHT_UNITS }
}
