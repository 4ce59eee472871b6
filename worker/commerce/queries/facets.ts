import { type ChoiceGroup, FacetCounts, type ListingRow } from '../rules/facet-counts.ts'
import type { Language } from '../rules/language.ts'
import type { ListingFilters } from '../rules/listing-request.ts'
import { type BrandRow, loadFacetNames, type ValueRow } from './facet-names.ts'
import type { Listed } from './listing.ts'
import type { Scope } from './listing-criteria.ts'
import type { BadgeRow } from './products.ts'

/** `count` is the total of the listing behind the value's link. */
type Offered<Row> = Row & { count: number }
export type ValueFacetRow = Offered<ValueRow>

export interface Facets {
  brands: Offered<BrandRow>[]
  values: ValueFacetRow[]
  attributes: ValueFacetRow[]
  /** One row for each non-empty band. */
  prices: ListingRow[]
  discounts: ListingRow[]
  badges: BadgeRow[]
  /** By category of any level: the listing filtered by it. */
  categories: Map<number, number>
  /** By category: its own page. Only for the requested categories. */
  pages: Map<number, number>
  /** The listing without its category, price or discount filter. */
  without: { category: number; price: number; discount: number }
}

export interface FacetRequest {
  scope: Scope
  filters: ListingFilters
  /** Categories whose own pages are counted. */
  pages: number[]
  language: Language
}

/** The facets of a listing with names and counts. A value without products is offered only while it is active. */
export async function loadFacets(db: D1Database, { rows, facets }: Listed, request: FacetRequest): Promise<Facets> {
  const { filters } = request
  const parts = partsOf(rows)
  const names = await loadFacetNames(db, namedIds(parts, request), request.pages, request.language)
  const counts = new FacetCounts(rows, facets)
  return {
    brands: offered(counts, names.brands, () => ({ part: 'brand', facet: 'brand', chosen: filters.brands })),
    values: offered(counts, names.values, groupsOf('filter', names.values, filters.values)),
    attributes: offered(counts, names.attributes, groupsOf('attribute', names.attributes, filters.attributes)),
    prices: inOrder(parts('price')),
    discounts: inOrder(parts('discount')),
    badges: names.badges,
    categories: new Map(parts('category').map(({ id }) => [id, counts.having(CATEGORY, id)])),
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

type Parts = (name: string) => ListingRow[]

function partsOf(rows: ListingRow[]): Parts {
  const parts = Map.groupBy(rows, row => row.part)
  return name => parts.get(name) ?? []
}

/** Values with products, and active values. A brand's own page offers no brands. */
function namedIds(parts: Parts, { scope, filters }: FacetRequest) {
  const idsOf = (name: string, active: number[] = []) => [...active, ...parts(name).map(({ id }) => id)]
  return {
    brands: scope.kind === 'brand' ? filters.brands : idsOf('brand', filters.brands),
    values: idsOf('filter', filters.values),
    attributes: idsOf('attribute', filters.attributes),
    badges: idsOf('badge')
  }
}

function offered<Row extends { id: number }>(
  counts: FacetCounts,
  rows: Row[],
  groupOf: (row: Row) => ChoiceGroup
): Offered<Row>[] {
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
