import type { Language } from '../rules/language.ts'
import { segments, slugPages } from '../rules/site-path.ts'
import { first, raw, sql, texts } from './database.ts'

/** The type of a site path. `id` is the id of its record, 0 without one. */
interface Resolved {
  nivel: string
  id: number
  ofSeller?: boolean
}

/** Null for an unknown path. At most one round trip. */
export async function resolvePath(db: D1Database, path: string): Promise<Resolved | null> {
  const [folder = '', slug, ...rest] = segments(path)
  const fixed = fixedPaths.get(path)
  if (fixed) return { nivel: fixed, id: 0 }
  const group = Object.values(slugPages).find(page => page.folder === folder)
  if (!group || slug === undefined || rest.length > 0) return resolveCatalogue(db, path)
  const { table, nivel } = group
  const row = await first(db, sql<{ id: number }>`SELECT id FROM ${raw(table)} WHERE slug = ${slug}`)
  return row && { nivel, id: row.id, ofSeller: table === 'sellers' }
}

const fixedPaths = new Map([
  ['/', 'home'],
  ['/busca', 'product/listing/search'],
  ['/lista', 'list/listing'],
  ['/pagina', 'page']
])

/** A product's path has one segment. If a category has the same path, the category is used. */
function resolveCatalogue(db: D1Database, path: string): Promise<Resolved | null> {
  const query = sql<Resolved>`
    SELECT 'product/listing/category' AS nivel, id, 0 AS place FROM categories WHERE path = ${path}
    UNION ALL SELECT 'product/detail', id, 1 FROM products WHERE slug = ${path.slice(1)} ORDER BY place`
  return first(db, query)
}

export interface LevelRow extends Record<'name' | 'description' | 'image', string> {
  id: number
}

export function loadLevel(db: D1Database, kind: keyof typeof levels, id: number, language: Language) {
  return first(db, sql<LevelRow>`SELECT ${levels[kind](language)} WHERE l.id = ${id}`)
}

const levels = {
  category: (language: Language) => sql`l.id, ${texts(language, 'l.name', 'l.description')}, l.image FROM categories l`,
  brand: (language: Language) => sql`l.id, l.name, ${texts(language, 'l.description')}, l.image FROM brands l`,
  seller: (language: Language) => sql`l.id, l.name, ${texts(language, 'l.description')}, l.image FROM sellers l`,
  'landing-page': (language: Language) =>
    sql`v.id, v.label_${raw(language)} AS name, ${texts(language, 'l.description')}, '' AS image
      FROM landing_pages l JOIN filter_values v ON v.id = l.value_id`
}
