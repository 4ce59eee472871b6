import type { Language } from '../rules/language.ts'
import { all, type Database, first, join, raw, type Sql, sql, texts } from './database.ts'
import { scopes } from './listing-criteria.ts'

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
  order: keyof typeof orders
}

/** A named showcase: hand-picked products first, then those of its rule. Only available ones. Null for an unknown name. */
export async function loadShowcase(db: Database, name: string, language: Language, limit: number | null) {
  const query = sql<ShowcaseRow>`
    SELECT id, ${texts(language, 'title')}, size, product_ids, rule FROM showcases WHERE name = ${name}`
  const row = await first(db, query)
  return row && { id: row.id, title: row.title, ids: await idsOf(db, row, limit ?? row.size) }
}

/** Popular products of the product's own category, without the product itself. */
export function loadRelated(db: Database, productId: number, limit: number): Promise<number[]> {
  const sameCategory = sql`p.id <> ${productId} AND p.id IN (SELECT product_id FROM product_categories WHERE category_id =
    (SELECT category_id FROM products WHERE id = ${productId}))`
  return available(db, [sameCategory], orders.popularity, limit)
}

async function idsOf(db: Database, { product_ids, rule }: ShowcaseRow, limit: number): Promise<number[]> {
  const chosen = sql`p.id IN (SELECT value FROM json_each(${product_ids}))`
  const position = sql`(SELECT key FROM json_each(${product_ids}) WHERE value = p.id)`
  const lists = await Promise.all([
    available(db, [chosen], position, limit),
    rule === null ? [] : idsOfRule(db, JSON.parse(rule), limit)
  ])
  return [...new Set(lists.flat())].slice(0, limit)
}

function idsOfRule(db: Database, { categoryId, brandId, valueIds, order }: Rule, limit: number): Promise<number[]> {
  const conditions = [
    ...(categoryId === null ? [] : [scopes.category(categoryId)]),
    ...(brandId === null ? [] : [scopes.brand(brandId)]),
    ...valueIds.map(scopes.value),
    ...(order === 'discount' ? [raw('p.discount_percent > 0')] : [])
  ]
  return available(db, conditions, orders[order], limit)
}

async function available(db: Database, conditions: Sql[], order: Sql, limit: number): Promise<number[]> {
  const where = join([raw('p.available = 1'), ...conditions], ' AND ')
  const query = sql<{ id: number }>`SELECT p.id FROM products p WHERE ${where} ORDER BY ${order} LIMIT ${limit}`
  return (await all(db, query)).map(({ id }) => id)
}

const orders = {
  popularity: raw('p.popularity DESC, p.id'),
  newest: raw('p.created_at DESC, p.id'),
  discount: raw('p.discount_percent DESC, p.popularity DESC, p.id'),
  rating: raw('p.rating_average DESC, p.rating_count DESC, p.popularity DESC, p.id'),
  'price-low': raw('p.price_cents, p.id')
}
