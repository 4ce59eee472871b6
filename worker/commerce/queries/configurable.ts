import type { Configurable } from '../rules/configure.ts'
import { all, exists } from './batch.ts'

/** The options of these products, by id. Unknown ids are left out. */
export async function loadConfigurables(db: D1Database, ids: number[]): Promise<Map<number, Configurable>> {
  const sql = `SELECT id, customization_length AS textLength, customization_required AS textRequired, subscribable
    FROM products WHERE id IN (SELECT value FROM json_each(?))`
  const rows = await all<Configurable & { id: number }>(db, sql, JSON.stringify(ids))
  return new Map(rows.map(row => [row.id, row]))
}

/** Whether the two are offered together, in either direction. */
export function isCombined(db: D1Database, productId: number, otherId: number): Promise<boolean> {
  const sql = `SELECT 1 AS found FROM combinations
    WHERE (product_id = ?1 AND other_id = ?2) OR (product_id = ?2 AND other_id = ?1)`
  return exists(db, sql, productId, otherId)
}
