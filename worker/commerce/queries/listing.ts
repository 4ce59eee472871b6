import type { ListingFilters } from '../rules/listing-request.ts'
import { query, runAll } from './batch.ts'
import { conditionsOf, type Groups, type Scope, type ValueGroup } from './listing-criteria.ts'
import { type ListingPage, listingQuery } from './listing-statement.ts'

export type Listed = Awaited<ReturnType<typeof listProducts>>

/** One page of a listing, with the counts of all its facets, in one statement. */
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
    /** The input of the facet counts. */
    rows,
    /** The filtered facets, in the order of their bits. */
    facets: conditions.map(({ facet }) => facet)
  }
}

const NO_GROUPS: Groups = { values: [], attributes: [] }

async function loadGroups(db: D1Database, { values, attributes }: ListingFilters): Promise<Groups> {
  if (values.length === 0 && attributes.length === 0) return NO_GROUPS
  const [ofValues, ofAttributes] = await runAll(
    db,
    query<ValueGroup>(groupSql('filter_values', 'filter_id'), JSON.stringify(values)),
    query<ValueGroup>(groupSql('attribute_values', 'attribute_id'), JSON.stringify(attributes))
  )
  return { values: ofValues, attributes: ofAttributes }
}

function groupSql(table: string, column: string): string {
  return `SELECT id, ${column} AS group_id FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`
}
