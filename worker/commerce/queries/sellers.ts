import type { Language } from '../rules/language.ts'
import { all, query, runAll } from './batch.ts'

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
  const sql = `SELECT id, slug, name, city, state, latitude, longitude, description_${language} AS description,
      category_ids, image FROM sellers WHERE slug = coalesce(?, slug) ORDER BY name`
  return all<SellerRow>(db, sql, slug)
}

/** Sellers with a category that contains the product. */
export async function loadSellersOf(
  db: D1Database,
  productId: number,
  page: { sellerId: number | null; offset: number; limit: number }
) {
  const where = `WHERE s.id = coalesce(?2, s.id) AND EXISTS (SELECT 1 FROM product_categories pc
    WHERE pc.product_id = ?1 AND pc.category_id IN (SELECT value FROM json_each(s.category_ids)))`
  const [rows, [count]] = await runAll(
    db,
    query<Pick<SellerRow, 'id' | 'slug' | 'name'>>(
      `SELECT s.id, s.slug, s.name FROM sellers s ${where} ORDER BY s.name LIMIT ?3 OFFSET ?4`,
      productId,
      page.sellerId,
      page.limit,
      page.offset
    ),
    query<{ total: number }>(`SELECT count(*) AS total FROM sellers s ${where}`, productId, page.sellerId)
  )
  return { sellers: rows, total: count?.total ?? 0 }
}
