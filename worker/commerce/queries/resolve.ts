import type { Language } from '../rules/language.ts'
import { segments } from '../rules/site-path.ts'
import { first, query, runAll } from './batch.ts'

/** The type of a site path. `id` is the id of its record, 0 without one. */
export interface Resolved {
  nivel: string
  id: number
  /** A landing page that lists a seller's products. */
  ofSeller?: boolean
}

/** Null for an unknown path. At most one round trip. */
export async function resolvePath(db: D1Database, path: string): Promise<Resolved | null> {
  const [first = '', second, ...rest] = segments(path)
  const fixed = fixedPaths.get(path)
  if (fixed) return { nivel: fixed, id: 0 }
  const group = second !== undefined && rest.length === 0 ? slugGroups.get(first) : undefined
  if (group && second !== undefined) return resolveSlug(db, group, second)
  return resolveCatalogue(db, path)
}

const fixedPaths = new Map([
  ['/', 'home'],
  ['/busca', 'product/listing/search'],
  ['/lista', 'list/listing'],
  ['/pagina', 'page']
])

interface SlugGroup extends Omit<Resolved, 'id'> {
  table: string
}

const slugGroups = new Map<string, SlugGroup>([
  ['marcas', { table: 'brands', nivel: 'product/listing/brand' }],
  ['c', { table: 'landing_pages', nivel: 'product/listing/landing-page' }],
  ['vendedor', { table: 'sellers', nivel: 'product/listing/landing-page', ofSeller: true }],
  ['pagina', { table: 'pages', nivel: 'page' }],
  ['lista', { table: 'lists', nivel: 'list/detail' }]
])

async function resolveSlug(db: D1Database, { table, ...what }: SlugGroup, slug: string) {
  const row = await first<{ id: number }>(db, `SELECT id FROM ${table} WHERE slug = ?`, slug)
  return row ? { ...what, id: row.id } : null
}

/** A product's path has one segment. If a category has the same path, the category is used. */
async function resolveCatalogue(db: D1Database, path: string): Promise<Resolved | null> {
  const [[category], [product]] = await runAll(
    db,
    query<{ id: number }>('SELECT id FROM categories WHERE path = ?', path),
    query<{ id: number }>('SELECT id FROM products WHERE slug = ?', path.slice(1))
  )
  if (category) return { nivel: 'product/listing/category', id: category.id }
  return product ? { nivel: 'product/detail', id: product.id } : null
}

export interface LevelRow {
  id: number
  name: string
  description: string
  image: string
}

/** Name, description and picture of a listing's subject. */
export function loadLevel(
  db: D1Database,
  kind: 'category' | 'brand' | 'landing-page' | 'seller',
  id: number,
  language: Language
) {
  return first<LevelRow>(db, levelSql[kind](language), id)
}

const levelSql = {
  category: (language: Language) =>
    `SELECT id, name_${language} AS name, description_${language} AS description, image FROM categories WHERE id = ?`,
  brand: (language: Language) =>
    `SELECT id, name, description_${language} AS description, image FROM brands WHERE id = ?`,
  seller: (language: Language) =>
    `SELECT id, name, description_${language} AS description, image FROM sellers WHERE id = ?`,
  'landing-page': (language: Language) =>
    `SELECT v.id, v.label_${language} AS name, l.description_${language} AS description, '' AS image
      FROM landing_pages l JOIN filter_values v ON v.id = l.value_id WHERE l.id = ?`
}
