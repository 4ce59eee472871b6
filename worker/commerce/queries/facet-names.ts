import type { Language } from '../rules/language.ts'
import { query, runAll } from './batch.ts'
import { type BadgeRow, badgeColumns } from './products.ts'

export interface BrandRow {
  id: number
  name: string
  slug: string
  image: string
}

export interface ValueRow {
  group_id: number
  group_name: string
  id: number
  label: string
}

interface Named {
  brands: number[]
  values: number[]
  attributes: number[]
  badges: number[]
}

/** Names of facet values in display order, and the number of products in the given categories. */
export async function loadFacetNames(db: D1Database, ids: Named, categories: number[], language: Language) {
  const list = (numbers: number[]) => JSON.stringify(numbers)
  const [brands, values, attributes, badges, pages] = await runAll(
    db,
    query<BrandRow>(`SELECT id, name, slug, image FROM brands WHERE id IN ${GIVEN} ORDER BY name`, list(ids.brands)),
    query<ValueRow>(valuesSql('filter_values', 'filters', 'filter_id', language), list(ids.values)),
    query<ValueRow>(valuesSql('attribute_values', 'attributes', 'attribute_id', language), list(ids.attributes)),
    query<BadgeRow>(
      `SELECT ${badgeColumns(language)} FROM badges b WHERE b.id IN ${GIVEN} ORDER BY b.id`,
      list(ids.badges)
    ),
    query<{ id: number; products: number }>(PAGES, list(categories))
  )
  return { brands, values, attributes, badges, pages }
}

const GIVEN = '(SELECT value FROM json_each(?))'

const PAGES = `SELECT category_id AS id, count(*) AS products FROM product_categories
  WHERE category_id IN ${GIVEN} GROUP BY category_id`

/** Filter values keep the order of their list. Attribute values have none and are sorted by name. */
function valuesSql(table: string, groups: string, column: string, language: Language): string {
  const order = table === 'filter_values' ? 'v.id' : 'label'
  return `SELECT g.id AS group_id, g.name_${language} AS group_name, v.id, v.label_${language} AS label
    FROM ${table} v JOIN ${groups} g ON g.id = v.${column} WHERE v.id IN ${GIVEN} ORDER BY g.id, ${order}`
}
