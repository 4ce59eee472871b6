import { bitAt, DISCOUNT_BANDS_PERCENT, type ListingRow, PRICE_BANDS_CENTS } from '../rules/facet-counts.ts'
import type { ListingRequest, Order } from '../rules/listing-request.ts'
import { join, listOf, raw, type Sql, sql, unionOf } from './database.ts'
import {
  type Condition,
  conditionsOf,
  JOINED,
  orderOf,
  type Scope,
  scopeOf,
  type ValueGroup
} from './listing-criteria.ts'

export type Listed = ReturnType<ReturnType<typeof listingStatement>['read']>

/** A statement, and what its rows mean. */
export function listingStatement(scope: Scope, request: ListingRequest, groups: ValueGroup[]) {
  const conditions = conditionsOf(scope, request.filters, groups)
  function read(rows: ListingRow[]) {
    const shown = rows.filter(({ part }) => part === 'page').sort((a, b) => a.n - b.n)
    return {
      total: rows.find(({ part, missed }) => part === 'total' && missed === 0)?.n ?? 0,
      ids: shown.map(({ id }) => id),
      rows,
      facets: conditions.map(({ facet }) => facet)
    }
  }
  return { query: listingQuery(scope, conditions, request), read }
}

// A whole listing in one statement. `base` has the products of the scope once, each with the conditions that it fails
// as bits of `missed`: those that fail none are listed, those that fail exactly one are what its facet would add.
function listingQuery(scope: Scope, conditions: Condition[], request: ListingRequest): Sql<ListingRow> {
  const whole = scope.kind === 'everything' && conditions.length === 0
  const parts = [
    pagePart(request, orderOf(request.order, scope).keys),
    sql`SELECT 'total', 0, missed, count(*), 0, 0 FROM base ${byMissed('GROUP BY 3', conditions)}`,
    sql`SELECT 'brand', brand_id, missed, count(*), 0, 0 FROM base
      ${missing(conditions, 'brand')} GROUP BY 2${byMissed(', 3', conditions)}`,
    bandPart('price', raw('price_cents'), PRICE_BANDS_CENTS, conditions),
    bandPart('discount', raw('discount_percent'), DISCOUNT_BANDS_PERCENT, conditions),
    ...(['badge', 'category', 'filter', 'attribute'] as const)
      .filter(name => name !== 'category' || scope.kind !== 'category')
      .map(name => joined(name, conditions, whole)),
    ...conditions.flatMap(onlyOneChosen)
  ]
  // Not materialized for the whole catalogue, because indexes serve most parts.
  return sql`WITH base AS ${raw(whole ? 'NOT' : '')} MATERIALIZED (${basePart(scope, conditions, request.order)})
    ${unionOf(parts)}`
}

function basePart(scope: Scope, conditions: Condition[], order: Order): Sql {
  const missed = conditions.map((condition, index) => sql`(NOT (${condition.sql})) * ${raw(String(bitAt(index)))}`)
  const pairs = pairsOf(conditions.slice(0, PAIRED_CONDITIONS))
  const where = [scopeOf(scope), ...pairs.map(([one, other]) => sql`(${one.sql} OR ${other.sql})`)]
  return sql`SELECT p.id, p.brand_id, p.price_cents, p.discount_percent, p.available, ${orderOf(order, scope).columns}
      ${join([raw('0'), ...missed], ' + ')} AS missed
    FROM products p WHERE ${join(where, ' AND ')}`
}

/** Of each pair of conditions one must hold. Checking the pairs of three early cuts the cost to a third. */
const PAIRED_CONDITIONS = 3

function pairsOf(conditions: Condition[]) {
  return conditions.flatMap((one, index) => conditions.slice(index + 1).map(other => [one, other] as const))
}

function pagePart({ limit, offset }: ListingRequest, keys: Sql): Sql {
  return sql`SELECT 'page' AS part, id, 0 AS missed, row_number() OVER (ORDER BY ${keys}) AS n, 0 AS low, 0 AS high
    FROM (SELECT * FROM base WHERE missed = 0 ORDER BY ${keys} LIMIT ${limit} OFFSET ${offset})`
}

function bandPart(facet: string, column: Sql, bounds: number[], conditions: Condition[]): Sql {
  const counts = bounds.map((from, index) => {
    const to = bounds[index + 1] ?? Number.MAX_SAFE_INTEGER
    return sql`count(*) FILTER (WHERE ${column} BETWEEN ${raw(`${from} AND ${to}`)})`
  })
  return sql`SELECT '${raw(facet)}', c.key, 0, c.value, low, high
    FROM (SELECT min(${column}) AS low, max(${column}) AS high, json_array(${join(counts, ', ')}) AS counts
      FROM base ${missing(conditions, facet)} AND ${column} >= ${raw(String(bounds[0]))})
    CROSS JOIN json_each(counts) c WHERE c.value > 0`
}

/** Counts products by a joined table. For the whole catalogue this is an index scan. */
function joined(facet: keyof typeof JOINED, conditions: Condition[], whole: boolean): Sql {
  const { table, column } = JOINED[facet]
  const products = raw(facet === 'attribute' ? 'count(DISTINCT product_id)' : 'count(*)')
  if (whole) return sql`SELECT '${raw(facet)}', ${column}, 0, ${products}, 0, 0 FROM ${table} GROUP BY 2`
  return sql`SELECT '${raw(facet)}', x.${column}, missed, ${products}, 0, 0
    FROM base b CROSS JOIN ${table} x ON x.product_id = b.id
    ${missing(conditions, facet)} GROUP BY 2${byMissed(', 3', conditions)}`
}

/** Without filters all products have the same number, so there is no need to group by it. */
function byMissed(grouping: string, conditions: Condition[]): Sql {
  return raw(conditions.length > 0 ? grouping : '')
}

/** Products that fail nothing, or only this facet. */
function missing(conditions: Condition[], facet: string): Sql {
  const own = conditions.flatMap((condition, index) => (kindOf(condition) === facet ? [bitAt(index)] : []))
  return raw(`WHERE missed IN (${[0, ...own].join(', ')})`)
}

function kindOf({ facet }: Condition): string {
  return facet.split(':')[0] ?? ''
}

/** For several chosen values of a group: how many listed products each of them matches alone. */
function onlyOneChosen(condition: Condition): Sql[] {
  const kind = kindOf(condition)
  const { ids = [] } = condition
  if ((kind !== 'filter' && kind !== 'attribute') || ids.length < 2) return []
  const { table, column } = JOINED[kind]
  return [
    sql`SELECT '${raw(kind)}-alone', id, 0, count(*), 0, 0 FROM (SELECT min(x.${column}) AS id
      FROM base b CROSS JOIN ${table} x ON x.product_id = b.id
      WHERE b.missed = 0 AND x.${column} IN ${listOf(ids)}
      GROUP BY b.id HAVING min(x.${column}) = max(x.${column})) GROUP BY 2`
  ]
}
