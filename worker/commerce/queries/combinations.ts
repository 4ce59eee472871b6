import type { Language } from '../rules/language.ts'
import type { Configurable } from '../rules/product-shop-body.ts'
import { all, type Database, exists, listOf, raw, sql, texts } from './database.ts'
import type { ProductRow } from './products.ts'

export async function loadConfigurables(db: Database, ids: number[]): Promise<Map<number, Configurable>> {
  const query = sql<Configurable & { id: number }>`
    SELECT id, customization_length AS textLength, customization_required AS textRequired, subscribable
    FROM products WHERE id IN ${listOf(ids)}`
  return new Map((await all(db, query)).map(row => [row.id, row]))
}

export function isCombined(db: Database, id: number, other: number): Promise<boolean> {
  const query = sql`SELECT 1 FROM combinations
    WHERE (product_id = ${id} AND other_id = ${other}) OR (product_id = ${other} AND other_id = ${id})`
  return exists(db, query)
}

export interface CartOfferRow extends Pick<ProductRow, 'name' | 'slug' | 'images' | 'price_cents'> {
  other_id: number
  discount_percent: number
  main_name: string
  simple: number
}

const MAX_OFFERS = 3

export function loadCartOffers(db: Database, cartId: string, language: Language): Promise<CartOfferRow[]> {
  const query = sql<CartOfferRow>`
    SELECT c.other_id, ${texts(language, 'p.name')}, p.slug, p.images, p.price_cents, c.discount_percent,
      m.name_${raw(language)} AS main_name,
      NOT EXISTS (SELECT 1 FROM variants x WHERE x.product_id = p.id) AS simple
    FROM cart_lines l JOIN combinations c ON c.product_id = l.product_id JOIN products p ON p.id = c.other_id
      JOIN products m ON m.id = c.product_id
    WHERE l.cart_id = ${cartId} AND m.available = 1 AND p.available = 1 AND p.age_restricted = 0
      AND p.customization_required = 0 AND p.id NOT IN (SELECT product_id FROM cart_lines WHERE cart_id = ${cartId})
    GROUP BY c.other_id ORDER BY min(l.id), c.position LIMIT ${MAX_OFFERS}`
  return all(db, query)
}
