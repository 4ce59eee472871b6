import type { ListingFilters, Order, Span } from '../rules/listing-request.ts'
import { all, type Database, join, listOf, raw, type Sql, sql } from './database.ts'

/** The products of a listing before filters. `closer` are narrower matches: products that meet more of them come first. */
export type Scope =
  | { kind: 'everything' | 'nothing' }
  | { kind: keyof typeof scopes; id: number | Sql }
  | { kind: 'search'; match: string; closer: string[] }

/** A condition on products `p`. Counting a facet's own choices ignores its conditions. */
export interface Condition {
  facet: string
  sql: Sql
  ids?: number[]
}

/** The group of a filter or attribute value. Values of one group combine with OR, groups with AND. */
export interface ValueGroup {
  facet: 'filter' | 'attribute'
  id: number
  group_id: number
}

export function conditionsOf(scope: Scope, filters: ListingFilters, groups: ValueGroup[]): Condition[] {
  const { category, brands, price, discount, values, attributes } = filters
  const hasOneOf = scope.kind === 'everything' ? amongThoseOf : asksEach
  const byGroup = (facet: ValueGroup['facet'], ids: number[]) => {
    const groupOf = new Map(groups.filter(row => row.facet === facet).map(({ id, group_id }) => [id, group_id]))
    // An id without a group matches nothing, and neither does its condition.
    return [...Map.groupBy(ids, id => groupOf.get(id) ?? 0)].map(([group, members]) => ({
      facet: `${facet}:${group}`,
      sql: hasOneOf(facet, members),
      ids: members
    }))
  }
  return [
    ...(category === null ? [] : [{ facet: 'category', sql: hasOneOf('category', [category]) }]),
    ...(brands.length === 0 ? [] : [{ facet: 'brand', sql: sql`p.brand_id IN ${listOf(brands)}` }]),
    ...spanCondition('price', price, raw('p.price_cents')),
    ...spanCondition('discount', discount, raw('p.discount_percent')),
    ...byGroup('filter', values),
    ...byGroup('attribute', attributes)
  ]
}

/** Loads all values, which are few: a listing's filters name values alone. */
export function loadValueGroups(db: Database): Promise<ValueGroup[]> {
  const query = sql<ValueGroup>`SELECT 'filter' AS facet, id, filter_id AS group_id FROM filter_values
    UNION ALL SELECT 'attribute', id, attribute_id FROM attribute_values`
  return all(db, query)
}

export const JOINED = {
  badge: { table: raw('product_badges'), column: raw('badge_id') },
  category: { table: raw('product_categories'), column: raw('category_id') },
  filter: { table: raw('product_filters'), column: raw('value_id') },
  attribute: { table: raw('variants'), column: raw('attribute_value_id') }
}

/** For a scope smaller than the catalogue: the cost grows with the scope. */
function asksEach(facet: keyof typeof JOINED, ids: number[]): Sql {
  const { table, column } = JOINED[facet]
  return sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.product_id = p.id AND x.${column} IN ${listOf(ids)})`
}

/** For the whole catalogue: the cost grows with the number of products that have the value. */
function amongThoseOf(facet: keyof typeof JOINED, ids: number[]): Sql {
  const { table, column } = JOINED[facet]
  return sql`p.id IN (SELECT product_id FROM ${table} WHERE ${column} IN ${listOf(ids)})`
}

function spanCondition(facet: string, span: Span | null, column: Sql): Condition[] {
  return span ? [{ facet, sql: sql`${column} BETWEEN ${span.from} AND ${span.to}` }] : []
}

export function scopeOf(scope: Scope): Sql {
  if (scope.kind === 'search') return matches(scope.match)
  if ('id' in scope) return scopes[scope.kind](scope.id)
  return raw(scope.kind === 'everything' ? 'TRUE' : 'FALSE')
}

export const scopes = {
  brand: (id: number | Sql) => sql`p.brand_id = ${id}`,
  category: (id: number | Sql) => sql`p.id IN (SELECT product_id FROM product_categories WHERE category_id = ${id})`,
  value: (id: number | Sql) => sql`p.id IN (SELECT product_id FROM product_filters WHERE value_id = ${id})`,
  seller: (id: number | Sql) => sql`p.id IN (SELECT product_id FROM product_categories WHERE category_id IN
    (SELECT value FROM json_each((SELECT category_ids FROM sellers WHERE id = ${id}))))`
}

function matches(text: string): Sql {
  return sql`p.id IN (SELECT rowid FROM products_search WHERE products_search MATCH ${text})`
}

/** `columns` are those of `p` that the keys need beyond what every listing reads. */
export function orderOf(order: Order, scope: Scope): { columns: Sql; keys: Sql } {
  const { columns, keys } = orderKeys[order]
  if (order !== 'Popularidade' || scope.kind !== 'search') return { columns, keys: sql`available DESC, ${keys}, id` }
  const closeness = join([raw('0'), ...scope.closer.map(text => sql`(${matches(text)})`)], ' + ')
  return { columns: sql`${columns} ${closeness} AS closeness,`, keys: sql`available DESC, closeness DESC, ${keys}, id` }
}

const orderKeys: Record<Order, { columns: Sql; keys: Sql }> = {
  Popularidade: { columns: raw('p.popularity,'), keys: raw('popularity DESC') },
  'Menor Preço': { columns: raw(''), keys: raw('price_cents') },
  'Maior Preço': { columns: raw(''), keys: raw('price_cents DESC') },
  Favoritos: {
    columns: raw(`coalesce((SELECT f.customers FROM favourite_counts f WHERE f.product_id = p.id), 0) AS favourites,
      p.popularity,`),
    keys: raw('favourites DESC, popularity DESC')
  }
}
