import type { Parcel } from '../rules/shipping.ts'
import { type Database, first, sql } from './database.ts'

export async function loadParcel(db: Database, productId: number, variantId: number, quantity: number) {
  const query = sql<{ cents: number; heavy: number }>`SELECT coalesce(v.price_cents, p.price_cents) AS cents, p.heavy
    FROM products p LEFT JOIN variants v ON v.id = ${variantId} AND v.product_id = p.id
    WHERE p.id = ${productId} AND (${variantId} = 0 OR v.id IS NOT NULL)`
  const row = await first(db, query)
  return row && parcelOf(row.cents * quantity, row.heavy === 1, quantity)
}

export async function loadListParcel(db: Database, listId: number, times: number) {
  const query = sql<{ cents: number; heavy: number; units: number }>`
    SELECT coalesce(sum(p.price_cents * li.quantity), 0) AS cents, coalesce(max(p.heavy), 0) AS heavy,
      coalesce(sum(CASE WHEN p.id IS NOT NULL THEN li.quantity END), 0) AS units
    FROM lists l LEFT JOIN list_items li ON li.list_id = l.id
      LEFT JOIN products p ON p.id = li.product_id AND p.available = 1
    WHERE l.id = ${listId} GROUP BY l.id`
  const row = await first(db, query)
  return row && parcelOf(row.cents * times, row.heavy === 1, row.units * times)
}

const LIGHT_UNITS = 4

export function parcelOf(valueCents: number, isHeavy: boolean, units: number): Parcel {
  return { valueCents, heavy: isHeavy || units > LIGHT_UNITS }
}
