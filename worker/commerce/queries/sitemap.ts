import { type Database, loadPage, type Page, sql } from './database.ts'

/** A part of the store's pages, without duplicates, in an order that is stable for a catalogue; and their total number. */
export function loadSitemap(db: Database, page: Page) {
  return loadPage(db, PAGES, page)
}

const FIXED = JSON.stringify(['/', '/marcas', '/lista', '/pagina', '/vendedores', '/vendedores/mapa'])

// A product changes with its reviews, a listing with its products; pages without a date have the catalogue's latest. D1 allows five terms in one UNION.
const PAGES = sql<Record<'path' | 'lastmod' | 'images', string>>`WITH dated AS (
  SELECT p.id, p.slug, p.brand_id, p.images,
    max(p.created_at, coalesce((SELECT max(r.created_at) FROM reviews r WHERE r.product_id = p.id), '')) AS changed
  FROM products p
), places AS (
  SELECT 0 AS position, value AS path, NULL AS changed, '[]' AS images FROM json_each(${FIXED})
  UNION ALL SELECT 1, c.path,
    (SELECT max(d.changed) FROM dated d JOIN product_categories x ON x.product_id = d.id AND x.category_id = c.id), '[]'
    FROM categories c
  UNION ALL SELECT 2, '/marcas/' || b.slug, (SELECT max(d.changed) FROM dated d WHERE d.brand_id = b.id), '[]'
    FROM brands b
  UNION ALL SELECT 3, '/c/' || l.slug,
    (SELECT max(d.changed) FROM dated d JOIN product_filters x ON x.product_id = d.id AND x.value_id = l.value_id), '[]'
    FROM landing_pages l
), contents AS (
  SELECT 4 AS position, '/lista/' || slug AS path, NULL AS changed, '[]' AS images FROM lists
  UNION ALL SELECT 5, '/vendedor/' || slug, NULL, '[]' FROM sellers
  UNION ALL SELECT 6, '/pagina/' || slug, NULL, '[]' FROM pages
  UNION ALL SELECT 7, '/' || slug, changed, images FROM dated WHERE '/' || slug NOT IN (SELECT path FROM categories)
), pages_of_store AS (SELECT * FROM places UNION ALL SELECT * FROM contents)
SELECT path, substr(coalesce(changed, (SELECT max(created_at) FROM products), '1970-01-01'), 1, 10) AS lastmod, images
FROM pages_of_store ORDER BY position, path`
