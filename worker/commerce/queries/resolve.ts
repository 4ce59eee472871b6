import type { Language } from '../rules/language.ts'
import { segments, slugPages } from '../rules/site-path.ts'
import { type Database, first, raw, type Sql, sql, texts } from './database.ts'

/** The type of a site path. `id` is the id of its record, 0 without one. */
interface Resolved {
  nivel: string
  id: number
}

/** Null for an unknown path. At most one round trip. */
export async function resolvePath(db: Database, path: string): Promise<Resolved | null> {
  const fixed = fixedPaths.get(path)
  if (fixed) return { nivel: fixed, id: 0 }
  const page = slugPageOf(path)
  if (!page) return resolveCatalogue(db, path)
  const { table, nivel, slug } = page
  const row = await first(db, sql<{ id: number }>`SELECT id FROM ${raw(table)} WHERE slug = ${slug}`)
  return row && { nivel, id: row.id }
}

/** The kind of page that a path of two segments, such as `/marcas/raiz-norte`, belongs to. */
function slugPageOf(path: string) {
  const [folder = '', slug, ...rest] = segments(path)
  const page = Object.values(slugPages).find(known => known.folder === folder)
  return page && slug !== undefined && rest.length === 0 ? { ...page, slug } : null
}

const fixedPaths = new Map([
  ['/', 'home'],
  ['/busca', 'product/listing/search'],
  ['/lista', 'list/listing'],
  ['/pagina', 'page']
])

/** A product's path has one segment. If a category has the same path, the category is used. */
function resolveCatalogue(db: Database, path: string): Promise<Resolved | null> {
  const query = sql<Resolved>`
    SELECT 'product/listing/category' AS nivel, id, 0 AS place FROM categories WHERE path = ${path}
    UNION ALL SELECT 'product/detail', id, 1 FROM products WHERE slug = ${path.slice(1)} ORDER BY place`
  return first(db, query)
}

export interface LevelRow extends Record<'name' | 'description' | 'image', string> {
  id: number
}

/** What a call lists. A seller's products are the listing of a landing page. */
export type ListingType = 'category' | 'brand' | 'landing-page'

/** The record that a listing's path leads to. `id` finds that of its products' scope. */
interface ListedRecord {
  kind: ListingType | 'seller'
  id: Sql
  query(language: Language): Sql<LevelRow>
}

/** Null for a path of another type. */
export function listedRecord(type: ListingType, path: string): ListedRecord | null {
  if (fixedPaths.has(path)) return null
  const page = slugPageOf(path)
  const nivel = page?.nivel ?? 'product/listing/category'
  if (nivel !== `product/listing/${type}`) return null
  const kind = page?.table === 'sellers' ? 'seller' : type
  const where = page ? sql`l.slug = ${page.slug}` : sql`l.path = ${path}`
  return {
    kind,
    id: sql`(SELECT ${scopeColumns[kind]} FROM ${raw(page?.table ?? 'categories')} l WHERE ${where})`,
    query: language => sql<LevelRow>`SELECT ${levels[kind](language)} WHERE ${where}`
  }
}

const scopeColumns = {
  category: raw('l.id'),
  brand: raw('l.id'),
  seller: raw('l.id'),
  'landing-page': raw('l.value_id')
}

const levels = {
  category: (language: Language) => sql`l.id, ${texts(language, 'l.name', 'l.description')}, l.image FROM categories l`,
  brand: (language: Language) => sql`l.id, l.name, ${texts(language, 'l.description')}, l.image FROM brands l`,
  seller: (language: Language) => sql`l.id, l.name, ${texts(language, 'l.description')}, l.image FROM sellers l`,
  'landing-page': (language: Language) =>
    sql`v.id, v.label_${raw(language)} AS name, ${texts(language, 'l.description')}, '' AS image
      FROM landing_pages l JOIN filter_values v ON v.id = l.value_id`
}
