import type { ListingFilters } from '../rules/listing-request.ts'
import { all, listOf, runAll, sql } from './database.ts'
import { conditionsOf, type Scope, type ValueGroup } from './listing-criteria.ts'
import { type ListingPage, listingQuery } from './listing-statement.ts'

export type Listed = Awaited<ReturnType<typeof listProducts>>

export async function listProducts(
  db: D1Database,
  { scope, filters, ...page }: ListingPage & { scope: Scope; filters: ListingFilters }
) {
  const conditions = conditionsOf(scope, filters, await loadGroups(db, filters))
  const [rows] = await runAll(db, listingQuery(scope, conditions, page))
  const shown = rows.filter(({ part }) => part === 'page').sort((a, b) => a.n - b.n)
  return {
    total: rows.find(({ part, missed }) => part === 'total' && missed === 0)?.n ?? 0,
    ids: shown.map(({ id }) => id),
    rows,
    facets: conditions.map(({ facet }) => facet)
  }
}

async function loadGroups(db: D1Database, { values, attributes }: ListingFilters): Promise<ValueGroup[]> {
  if (values.length === 0 && attributes.length === 0) return []
  const query = sql<ValueGroup>`
    SELECT 'filter' AS facet, id, filter_id AS group_id FROM filter_values WHERE id IN ${listOf(values)}
    UNION ALL SELECT 'attribute', id, attribute_id FROM attribute_values WHERE id IN ${listOf(attributes)}`
  return all(db, query)
}
