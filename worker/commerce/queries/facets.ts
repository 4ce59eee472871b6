import { type ChoiceGroup, FacetCounts, type ListingRow } from '../rules/facet-counts.ts'
import type { Language } from '../rules/language.ts'
import type { ListingFilters } from '../rules/listing-request.ts'
import { type Database, listOf, raw, runAll, sql, texts } from './database.ts'
import type { Scope } from './listing-criteria.ts'
import type { Listed } from './listing-statement.ts'
import { type BadgeRow, badgeColumns } from './products.ts'

interface FacetRequest {
  scope: Scope
  filters: ListingFilters
  pages: number[]
  language: Language
}

export type Facets = Awaited<ReturnType<typeof loadFacets>>

/** The facets of a listing with names and counts. A value without products is offered only while it is active. */
export async function loadFacets(db: Database, { rows, facets }: Listed, request: FacetRequest) {
  const { filters } = request
  const byPart = Map.groupBy(rows, row => row.part)
  const part = (name: string) => byPart.get(name) ?? []
  const names = await loadNames(db, part, request)
  const counts = new FacetCounts(rows, facets)
  return {
    brands: offered(counts, names.brands, () => ({ part: 'brand', facet: 'brand', chosen: filters.brands })),
    values: offered(counts, names.values, groupsOf('filter', names.values, filters.values)),
    attributes: offered(counts, names.attributes, groupsOf('attribute', names.attributes, filters.attributes)),
    prices: part('price').toSorted((a, b) => a.id - b.id),
    discounts: part('discount').toSorted((a, b) => a.id - b.id),
    badges: names.badges,
    categories: new Map(part('category').map(({ id }) => [id, counts.having(CATEGORY, id)])),
    pages: new Map(names.pages.map(({ id, products }) => [id, products])),
    without: {
      category: counts.without('category'),
      price: counts.without('price'),
      discount: counts.without('discount')
    }
  }
}

/** Only one category can be chosen; another one replaces it. */
const CATEGORY: ChoiceGroup = { part: 'category', facet: 'category', chosen: [] }

type ValueRow = Record<'group_id' | 'id', number> & Record<'group_name' | 'label', string>

/** In display order, also active values without products. A brand's own page offers no brands. */
async function loadNames(db: Database, part: (name: string) => ListingRow[], request: FacetRequest) {
  const { scope, filters, pages: categories, language } = request
  const idsOf = (name: string, active: number[] = []) => listOf([...active, ...part(name).map(({ id }) => id)])
  const columns = sql`SELECT g.id AS group_id, g.name_${raw(language)} AS group_name, v.id, ${texts(language, 'v.label')}`
  const [brands, values, attributes, badges, pages] = await runAll(
    db,
    sql<{ id: number; name: string; image: string }>`SELECT id, name, image FROM brands
      WHERE id IN ${scope.kind === 'brand' ? listOf(filters.brands) : idsOf('brand', filters.brands)} ORDER BY name`,
    sql<ValueRow>`${columns} FROM filter_values v JOIN filters g ON g.id = v.filter_id
      WHERE v.id IN ${idsOf('filter', filters.values)} ORDER BY g.id, v.id`,
    // Attribute values have no order of their own and are sorted by name.
    sql<ValueRow>`${columns} FROM attribute_values v JOIN attributes g ON g.id = v.attribute_id
      WHERE v.id IN ${idsOf('attribute', filters.attributes)} ORDER BY g.id, label`,
    sql<BadgeRow>`SELECT ${badgeColumns(language)} FROM badges b WHERE b.id IN ${idsOf('badge')} ORDER BY b.id`,
    sql<{ id: number; products: number }>`SELECT category_id AS id, count(*) AS products FROM product_categories
      WHERE category_id IN ${listOf(categories)} GROUP BY category_id`
  )
  return { brands, values, attributes, badges, pages }
}

function offered<Row extends { id: number }>(counts: FacetCounts, rows: Row[], groupOf: (row: Row) => ChoiceGroup) {
  return rows.flatMap(row => {
    const group = groupOf(row)
    const useful = group.chosen.includes(row.id) || counts.having(group, row.id) > 0
    return useful ? [{ ...row, count: counts.behind(group, row.id) }] : []
  })
}

function groupsOf(part: 'filter' | 'attribute', rows: ValueRow[], active: number[]): (row: ValueRow) => ChoiceGroup {
  const chosen = rows.filter(({ id }) => active.includes(id))
  return ({ group_id: group }) => ({
    part,
    facet: `${part}:${group}`,
    chosen: chosen.filter(({ group_id }) => group_id === group).map(({ id }) => id)
  })
}
