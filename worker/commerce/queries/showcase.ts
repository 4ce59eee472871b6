import type { Language } from '../rules/language.ts'
import { all, first } from './batch.ts'
import { type Fragment, scopes } from './listing-criteria.ts'

interface ShowcaseRow {
  id: number
  title: string
  size: number
  product_ids: string
  rule: string | null
}

interface Rule {
  categoryId: number | null
  brandId: number | null
  valueIds: number[]
  order: 'popularity' | 'newest' | 'discount' | 'rating' | 'price-low'
}

/** A named showcase: hand-picked products first, then those of its rule. Only available ones. Null for an unknown name. */
export async function loadShowcase(db: D1Database, name: string, language: Language, limit: number | null) {
  const sql = `SELECT id, title_${language} AS title, size, product_ids, rule FROM showcases WHERE name = ?`
  const row = await first<ShowcaseRow>(db, sql, name)
  return row ? { id: row.id, title: row.title, ids: await idsOf(db, row, limit ?? row.size) } : null
}

/** Popular products of the product's own category, without the product itself. */
export function loadRelated(db: D1Database, productId: number, limit: number): Promise<number[]> {
  const sameCategory = `p.id <> ?1 AND p.id IN (SELECT product_id FROM product_categories WHERE category_id =
    (SELECT category_id FROM products WHERE id = ?1))`
  return available(db, [{ sql: sameCategory, binds: [productId] }], orders.popularity, limit)
}

async function idsOf(db: D1Database, row: ShowcaseRow, limit: number): Promise<number[]> {
  const chosen: number[] = JSON.parse(row.product_ids)
  const byHand = { sql: 'p.id IN (SELECT value FROM json_each(?))', binds: [row.product_ids] }
  const lists = await Promise.all([
    available(db, [byHand], inOrderOf(chosen), limit),
    row.rule === null ? [] : idsOfRule(db, JSON.parse(row.rule), limit)
  ])
  return [...new Set(lists.flat())].slice(0, limit)
}

function idsOfRule(db: D1Database, { categoryId, brandId, valueIds, order }: Rule, limit: number): Promise<number[]> {
  const conditions = [
    ...(categoryId === null ? [] : [{ sql: scopes.category, binds: [categoryId] }]),
    ...(brandId === null ? [] : [{ sql: scopes.brand, binds: [brandId] }]),
    ...valueIds.map(id => ({ sql: scopes.value, binds: [id] })),
    ...(order === 'discount' ? [{ sql: 'p.discount_percent > 0', binds: [] }] : [])
  ]
  return available(db, conditions, orders[order], limit)
}

/** The ids of the available products that meet all conditions. */
async function available(db: D1Database, conditions: Fragment[], order: string, limit: number): Promise<number[]> {
  const where = ['p.available = 1', ...conditions.map(({ sql }) => sql)].join(' AND ')
  const sql = `SELECT p.id FROM products p WHERE ${where} ORDER BY ${order} LIMIT ?`
  const rows = await all<{ id: number }>(db, sql, ...conditions.flatMap(({ binds }) => binds), limit)
  return rows.map(({ id }) => id)
}

const orders: Record<Rule['order'], string> = {
  popularity: 'p.popularity DESC, p.id',
  newest: 'p.created_at DESC, p.id',
  discount: 'p.discount_percent DESC, p.popularity DESC, p.id',
  rating: 'p.rating_average DESC, p.rating_count DESC, p.popularity DESC, p.id',
  'price-low': 'p.price_cents, p.id'
}

/** The ids are the backend's own numbers, so they are safe inside the statement. */
function inOrderOf(ids: number[]): string {
  return ids.length === 0 ? 'p.id' : `CASE p.id ${ids.map((id, index) => `WHEN ${id} THEN ${index}`).join(' ')} END`
}
