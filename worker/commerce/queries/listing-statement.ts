import { bitAt, DISCOUNT_BANDS_PERCENT, type ListingRow, PRICE_BANDS_CENTS } from '../rules/facet-counts.ts'
import type { Order } from '../rules/listing-request.ts'
import { type Query, query } from './batch.ts'
import { type Condition, type Fragment, JOINED, orderOf, type Scope, scopeOf } from './listing-criteria.ts'

export interface ListingPage {
  order: Order
  offset: number
  limit: number
}

/**
 * A whole listing in one statement. It reads the products of the scope once, each with the conditions that it fails as
 * bits of one number. Products that fail none are listed; those that fail exactly one are what its facet would add. The
 * rows of all parts have the same columns; `n` is a count or a position.
 */
export function listingQuery(scope: Scope, conditions: Condition[], page: ListingPage): Query<ListingRow> {
  const whole = scope.kind === 'everything' && conditions.length === 0
  const parts = [
    pagePart(page, orderOf(page.order, scope).keys),
    part(`SELECT 'total', 0, ${missedOf(conditions)}, count(*), 0, 0 FROM base ${byMissed('GROUP BY 3', conditions)}`),
    part(`SELECT 'brand', brand_id, ${missedOf(conditions)}, count(*), 0, 0 FROM base
      ${missing(conditions, 'brand')} GROUP BY 2${byMissed(', 3', conditions)}`),
    bandPart('price', 'price_cents', PRICE_BANDS_CENTS, missing(conditions, 'price')),
    bandPart('discount', 'discount_percent', DISCOUNT_BANDS_PERCENT, missing(conditions, 'discount')),
    ...(['badge', 'category', 'filter', 'attribute'] as const)
      .filter(name => name !== 'category' || scope.kind !== 'category')
      .map(name => joined(name, conditions, whole)),
    ...conditions.flatMap(onlyOneChosen)
  ]
  const base = basePart(scope, conditions, page.order)
  // Not materialized for the whole catalogue, because indexes serve most parts.
  const sql = `WITH base AS ${whole ? 'NOT' : ''} MATERIALIZED (${base.sql})\n${unionOf(parts.map(({ sql: text }) => text))}`
  return query(sql, ...base.binds, ...parts.flatMap(({ binds }) => binds))
}

/** D1 allows five terms in one union, and nested unions. */
const MOST_TERMS = 5

function unionOf(terms: string[]): string {
  if (terms.length <= MOST_TERMS) return terms.join('\nUNION ALL\n')
  const size = MOST_TERMS ** Math.ceil(Math.log(terms.length) / Math.log(MOST_TERMS) - 1)
  const packs = Array.from({ length: Math.ceil(terms.length / size) }, (_, i) => terms.slice(i * size, (i + 1) * size))
  return unionOf(packs.map(pack => `SELECT * FROM (${unionOf(pack)})`))
}

function basePart(scope: Scope, conditions: Condition[], order: Order): Fragment {
  const within = scopeOf(scope)
  const by = orderOf(order, scope)
  const pairs = pairsOf(conditions.slice(0, PAIRED_CONDITIONS))
  const missed = conditions.map(({ sql }, index) => `(NOT (${sql})) * ${bitAt(index)}`).join(' + ') || '0'
  const where = [within.sql, ...pairs.map(([one, other]) => `(${one.sql} OR ${other.sql})`)].join(' AND ')
  return part(
    `SELECT p.id, p.brand_id, p.price_cents, p.discount_percent, p.available, ${by.columns} ${missed} AS missed
      FROM products p WHERE ${where}`,
    ...by.binds,
    ...[...conditions, { binds: within.binds }, ...pairs.flat()].flatMap(({ binds }) => binds)
  )
}

/**
 * Products that fail two conditions are not needed, so one of each pair must hold. Excluding them early cuts their cost to
 * a third. The pairs of three conditions exclude most of them.
 */
const PAIRED_CONDITIONS = 3

function pairsOf(conditions: Condition[]): [Condition, Condition][] {
  return conditions.flatMap((one, index) =>
    conditions.slice(index + 1).map((other): [Condition, Condition] => [one, other])
  )
}

function pagePart({ limit, offset }: ListingPage, keys: string): Fragment {
  return part(
    `SELECT 'page' AS part, id, 0 AS missed, row_number() OVER (ORDER BY ${keys}) AS n, 0 AS low, 0 AS high
      FROM (SELECT * FROM base WHERE missed = 0 ORDER BY ${keys} LIMIT ? OFFSET ?)`,
    limit,
    offset
  )
}

/** One row for each non-empty band, both ends included, with the lowest and highest value of all. */
function bandPart(name: string, column: string, bounds: number[], where: string): Fragment {
  const bands = bounds.map((from, index) => `BETWEEN ${from} AND ${bounds[index + 1] ?? Number.MAX_SAFE_INTEGER}`)
  const counts = bands.map(band => `count(*) FILTER (WHERE ${column} ${band})`)
  return part(`SELECT '${name}', c.key, 0, c.value, low, high
    FROM (SELECT min(${column}) AS low, max(${column}) AS high, json_array(${counts.join(', ')}) AS counts
      FROM base ${where} AND ${column} >= ${bounds[0]})
    CROSS JOIN json_each(counts) c WHERE c.value > 0`)
}

/** Counts products by a joined table. For the whole catalogue this is an index scan. */
function joined(name: keyof typeof JOINED, conditions: Condition[], whole: boolean): Fragment {
  const { table, column } = JOINED[name]
  const products = table === 'variants' ? 'count(DISTINCT product_id)' : 'count(*)'
  if (whole) return part(`SELECT '${name}', ${column}, 0, ${products}, 0, 0 FROM ${table} GROUP BY 2`)
  return part(`SELECT '${name}', x.${column}, ${missedOf(conditions)}, ${products}, 0, 0
    FROM base b CROSS JOIN ${table} x ON x.product_id = b.id
    ${missing(conditions, name)} GROUP BY 2${byMissed(', 3', conditions)}`)
}

/** Without filters all products have the same number, so there is no need to group by it. */
function byMissed(grouping: string, conditions: Condition[]): string {
  return conditions.length > 0 ? grouping : ''
}

function missedOf(conditions: Condition[]): string {
  return conditions.length > 0 ? 'missed' : '0'
}

/** Products that fail nothing, or only this facet. */
function missing(conditions: Condition[], facet: string): string {
  const own = conditions.flatMap((condition, index) => (kindOf(condition) === facet ? [bitAt(index)] : []))
  return `WHERE missed IN (${[0, ...own].join(', ')})`
}

function kindOf({ facet }: Condition): string {
  return facet.split(':')[0] ?? ''
}

/** For several chosen values of a group: how many listed products each of them matches alone. */
function onlyOneChosen(condition: Condition): Fragment[] {
  const kind = kindOf(condition)
  if (kind !== 'filter' && kind !== 'attribute') return []
  if (condition.binds.join().split(',').length < 2) return []
  const { table, column } = JOINED[kind]
  return [
    part(
      `SELECT '${kind}-alone', id, 0, count(*), 0, 0 FROM (SELECT min(x.${column}) AS id
        FROM base b CROSS JOIN ${table} x ON x.product_id = b.id
        WHERE b.missed = 0 AND x.${column} IN (SELECT value FROM json_each(?))
        GROUP BY b.id HAVING min(x.${column}) = max(x.${column})) GROUP BY 2`,
      ...condition.binds
    )
  ]
}

function part(sql: string, ...binds: unknown[]): Fragment {
  return { sql, binds }
}
