import type { Language } from '../rules/language.ts'
import type { Configurable } from '../rules/product-shop-body.ts'
import { all, exists } from './batch.ts'
import type { ProductRow } from './products.ts'

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

/** A product that is discounted together with one in the cart. */
export interface CartOfferRow extends Pick<ProductRow, 'name' | 'slug' | 'images' | 'price_cents'> {
  other_id: number
  discount_percent: number
  /** Of the product in the cart. */
  main_name: string
  /** Whether it can be added without options or texts. */
  simple: number
}

const MAX_OFFERS = 3

/** The offers of a cart, as in the store's side cart. */
export function loadCartOffers(db: D1Database, cartId: string, language: Language): Promise<CartOfferRow[]> {
  const sql = `SELECT c.other_id, p.name_${language} AS name, p.slug, p.images, p.price_cents, c.discount_percent,
      m.name_${language} AS main_name,
      NOT EXISTS (SELECT 1 FROM variants x WHERE x.product_id = p.id) AS simple
    FROM cart_lines l JOIN combinations c ON c.product_id = l.product_id JOIN products p ON p.id = c.other_id
      JOIN products m ON m.id = c.product_id
    WHERE l.cart_id = ?1 AND m.available = 1 AND p.available = 1 AND p.age_restricted = 0 AND p.customization_required = 0
      AND p.id NOT IN (SELECT product_id FROM cart_lines WHERE cart_id = ?1)
    GROUP BY c.other_id ORDER BY min(l.id), c.position LIMIT ${MAX_OFFERS}`
  return all<CartOfferRow>(db, sql, cartId)
}
