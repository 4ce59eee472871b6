import type { Language } from '../rules/language.ts'
import { all, type Database, loadPage, type Page, raw, sql } from './database.ts'

export type SellerRow = Awaited<ReturnType<typeof loadSellers>>[number]

export function loadSellers(db: Database, language: Language, slug: string | null = null) {
  const query = sql<{ slug: string; logo: string; categorias: string; company: string | null }>`
    SELECT id, slug, name AS nome, city AS cidade, state AS uf, latitude, longitude,
      description_${raw(language)} AS descricao, image AS logo, category_ids AS categorias, company
    FROM sellers WHERE slug = coalesce(${slug}, slug) ORDER BY name`
  return all(db, query)
}

export function loadSellersOf(db: Database, productId: number, sellerId: number | null, page: Page) {
  const query = sql<{ id: number; slug: string; name: string; company: string | null }>`
    SELECT s.id, s.slug, s.name, s.company FROM sellers s
    WHERE s.id = coalesce(${sellerId}, s.id) AND EXISTS (SELECT 1 FROM product_categories pc
      WHERE pc.product_id = ${productId} AND pc.category_id IN (SELECT value FROM json_each(s.category_ids)))
    ORDER BY s.name`
  return loadPage(db, query, page)
}
