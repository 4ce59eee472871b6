import type { Language } from '../rules/language.ts'
import { all, loadPage, sql, texts } from './database.ts'

export interface SellerRow {
  id: number
  slug: string
  name: string
  city: string
  state: string
  latitude: number
  longitude: number
  description: string
  /** JSON list. */
  category_ids: string
  image: string
}

/** All sellers by name, or the one with this slug. */
export function loadSellers(db: D1Database, language: Language, slug: string | null = null) {
  const query = sql<SellerRow>`
    SELECT id, slug, name, city, state, latitude, longitude, ${texts(language, 'description')}, category_ids, image
    FROM sellers WHERE slug = coalesce(${slug}, slug) ORDER BY name`
  return all(db, query)
}

/** Sellers with a category that contains the product. */
export function loadSellersOf(
  db: D1Database,
  productId: number,
  sellerId: number | null,
  page: { offset: number; limit: number }
) {
  const query = sql<Pick<SellerRow, 'id' | 'slug' | 'name'>>`SELECT s.id, s.slug, s.name FROM sellers s
    WHERE s.id = coalesce(${sellerId}, s.id) AND EXISTS (SELECT 1 FROM product_categories pc
      WHERE pc.product_id = ${productId} AND pc.category_id IN (SELECT value FROM json_each(s.category_ids)))
    ORDER BY s.name`
  return loadPage(db, query, page)
}
