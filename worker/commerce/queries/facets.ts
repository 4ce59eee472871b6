import { type ChoiceGroup, FacetCounts, type ListingRow } from '../rules/facet-counts.ts'
import type { Language } from '../rules/language.ts'
import type { ListingFilters } from '../rules/listing-request.ts'
import { query, runAll } from './batch.ts'
import type { Listed } from './listing.ts'
import type { Scope } from './listing-criteria.ts'
import { type BadgeRow, badgeColumns } from './products.ts'

export interface FacetRequest {
  scope: Scope
  filters: ListingFilters
  /** Categories whose own pages are counted. */
  pages: number[]
  language: Language
}

export type Facets = Awaited<ReturnType<typeof loadFacets>>

/** The facets of a listing with names and counts. A value without products is offered only while it is active. */
export async function loadFacets(db: D1Database, { rows, facets }: Listed, request: FacetRequest) {
  const { filters } = request
  const byPart = Map.groupBy(rows, row => row.part)
  const parts: Parts = name => byPart.get(name) ?? []
  const names = await loadNames(db, parts, request)
  const counts = new FacetCounts(rows, facets)
  return {
    brands: offered(counts, names.brands, () => ({ part: 'brand', facet: 'brand', chosen: filters.brands })),
    values: offered(counts, names.values, groupsOf('filter', names.values, filters.values)),
    attributes: offered(counts, names.attributes, groupsOf('attribute', names.attributes, filters.attributes)),
    /** One row for each non-empty band. */
    prices: inOrder(parts('price')),
    discounts: inOrder(parts('discount')),
    badges: names.badges,
    /** By category of any level: the listing filtered by it. */
    categories: new Map(parts('category').map(({ id }) => [id, counts.having(CATEGORY, id)])),
    /** By category: its own page. Only for the requested categories. */
    pages: new Map(names.pages.map(({ id, products }) => [id, products])),
    /** The listing without its category, price or discount filter. */
    without: {
      category: counts.without('category'),
      price: counts.without('price'),
      discount: counts.without('discount')
    }
  }
}

/** Only one category can be chosen; another one replaces it. */
const CATEGORY: ChoiceGroup = { part: 'category', facet: 'category', chosen: [] }

type Parts = (name: string) => ListingRow[]

export interface ValueRow {
  group_id: number
  group_name: string
  id: number
  label: string
}

/**
 * The values with products and the active values, with their names, in display order; and the number of products in the
 * given categories. A brand's own page offers no brands.
 */
async function loadNames(db: D1Database, parts: Parts, { scope, filters, pages: categories, language }: FacetRequest) {
  const idsOf = (name: string, active: number[] = []) => JSON.stringify([...active, ...parts(name).map(({ id }) => id)])
  const ofBrands = scope.kind === 'brand' ? JSON.stringify(filters.brands) : idsOf('brand', filters.brands)
  const [brands, values, attributes, badges, pages] = await runAll(
    db,
    query<{ id: number; name: string; image: string }>(
      `SELECT id, name, image FROM brands WHERE id IN ${GIVEN} ORDER BY name`,
      ofBrands
    ),
    query<ValueRow>(valuesSql('filter_values', 'filters', 'filter_id', language), idsOf('filter', filters.values)),
    query<ValueRow>(
      valuesSql('attribute_values', 'attributes', 'attribute_id', language),
      idsOf('attribute', filters.attributes)
    ),
    query<BadgeRow>(
      `SELECT ${badgeColumns(language)} FROM badges b WHERE b.id IN ${GIVEN} ORDER BY b.id`,
      idsOf('badge')
    ),
    query<{ id: number; products: number }>(PAGES, JSON.stringify(categories))
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

/** `count` is the total of the listing behind the value's link. */
function offered<Row extends { id: number }>(counts: FacetCounts, rows: Row[], groupOf: (row: Row) => ChoiceGroup) {
  return rows.flatMap(row => {
    const group = groupOf(row)
    const useful = group.chosen.includes(row.id) || counts.having(group, row.id) > 0
    return useful ? [{ ...row, count: counts.behind(group, row.id) }] : []
  })
}

/** The group of each value, with its chosen values. */
function groupsOf(part: 'filter' | 'attribute', rows: ValueRow[], active: number[]): (row: ValueRow) => ChoiceGroup {
  const chosenIn = Map.groupBy(
    rows.filter(({ id }) => active.includes(id)),
    row => row.group_id
  )
  return ({ group_id: group }) => ({
    part,
    facet: `${part}:${group}`,
    chosen: (chosenIn.get(group) ?? []).map(({ id }) => id)
  })
}

function inOrder(rows: ListingRow[]): ListingRow[] {
  return rows.toSorted((a, b) => a.id - b.id)
}
