import type { ListingFilters } from '../rules/listing-request.ts'
import type { Order } from '../rules/order.ts'

/** The products of a listing before filters. `closer` are narrower matches: products that meet more of them come first. */
export type Scope =
  | { kind: 'everything' }
  | { kind: 'nothing' }
  | { kind: 'category'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'value'; id: number }
  | { kind: 'seller'; id: number }
  | { kind: 'search'; match: string; closer: string[] }

/** A condition on products `p`. Counting a facet's own choices ignores its conditions. */
export interface Condition {
  facet: string
  sql: string
  binds: unknown[]
}

/** The group of a filter or attribute value. Values of one group combine with OR, groups with AND. */
export interface ValueGroup {
  id: number
  group_id: number
}

export interface Groups {
  values: ValueGroup[]
  attributes: ValueGroup[]
}

/** The conditions of the shopper's filters. */
export function conditionsOf(scope: Scope, filters: ListingFilters, groups: Groups): Condition[] {
  const hasOneOf = scope.kind === 'everything' ? amongThoseOf : asksEach
  return [
    ...condition('category', filters.category && JSON.stringify([filters.category]), hasOneOf(CATEGORIES)),
    ...condition('brand', jsonOf(filters.brands), 'p.brand_id IN (SELECT value FROM json_each(?))'),
    ...spanCondition('price', filters.price, 'p.price_cents'),
    ...spanCondition('discount', filters.discount, 'p.discount_percent'),
    ...groupConditions('filter', filters.values, groups.values, hasOneOf(VALUES)),
    ...groupConditions('attribute', filters.attributes, groups.attributes, hasOneOf(ATTRIBUTES))
  ]
}

const CATEGORIES = { table: 'product_categories', column: 'category_id' }
const VALUES = { table: 'product_filters', column: 'value_id' }
const ATTRIBUTES = { table: 'variants', column: 'attribute_value_id' }

type Joined = typeof CATEGORIES

/** For a scope smaller than the catalogue: the cost grows with the scope. */
function asksEach({ table, column }: Joined): string {
  return `EXISTS (SELECT 1 FROM ${table} x WHERE x.product_id = p.id AND x.${column} IN (SELECT value FROM json_each(?)))`
}

/** For the whole catalogue: the cost grows with the number of products that have the value. */
function amongThoseOf({ table, column }: Joined): string {
  return `p.id IN (SELECT product_id FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?)))`
}

/** Combines the conditions into one expression. */
export function whereOf(conditions: Condition[]): { sql: string; binds: unknown[] } {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND ') || 'TRUE',
    binds: conditions.flatMap(({ binds }) => binds)
  }
}

export function scopeOf(scope: Scope): { sql: string; binds: unknown[] } {
  switch (scope.kind) {
    case 'everything':
      return { sql: 'TRUE', binds: [] }
    case 'nothing':
      return { sql: 'FALSE', binds: [] }
    case 'brand':
      return { sql: 'p.brand_id = ?', binds: [scope.id] }
    case 'search':
      return { sql: MATCHES, binds: [scope.match] }
    default:
      return { sql: scopes[scope.kind], binds: [scope.id] }
  }
}

/**
 * Available products come first in every order. Searches by popularity continue with the closest matches.
 * `Favoritos` sorts by the number of customers who chose a product. `columns` are the columns of `p` that the keys need
 * beyond those that every listing reads.
 */
export function orderOf(order: Order, scope: Scope): { columns: string; keys: string; binds: unknown[] } {
  const { columns, keys } = orderKeys[order]
  const plain = { columns, keys: `available DESC, ${keys}, id`, binds: [] }
  if (order !== 'Popularidade' || scope.kind !== 'search') return plain
  const closeness = scope.closer.map(() => `(${MATCHES})`).join(' + ') || '0'
  return {
    columns: `${columns} ${closeness} AS closeness,`,
    keys: `available DESC, closeness DESC, ${keys}, id`,
    binds: scope.closer
  }
}

const orderKeys: Record<Order, { columns: string; keys: string }> = {
  Popularidade: { columns: 'p.popularity,', keys: 'popularity DESC' },
  'Menor Preço': { columns: '', keys: 'price_cents' },
  'Maior Preço': { columns: '', keys: 'price_cents DESC' },
  Favoritos: {
    columns: `coalesce((SELECT f.customers FROM favourite_counts f WHERE f.product_id = p.id), 0) AS favourites, p.popularity,`,
    keys: 'favourites DESC, popularity DESC'
  }
}

const MATCHES = 'p.id IN (SELECT rowid FROM products_search WHERE products_search MATCH ?)'
const scopes = {
  category: 'p.id IN (SELECT product_id FROM product_categories WHERE category_id = ?)',
  value: 'p.id IN (SELECT product_id FROM product_filters WHERE value_id = ?)',
  seller: `p.id IN (SELECT product_id FROM product_categories WHERE category_id IN
    (SELECT value FROM json_each((SELECT category_ids FROM sellers WHERE id = ?))))`
}

function condition(facet: string, bind: unknown, sql: string): Condition[] {
  return bind === null ? [] : [{ facet, sql, binds: [bind] }]
}

function spanCondition(facet: string, span: { from: number; to: number } | null, column: string): Condition[] {
  return span ? [{ facet, sql: `${column} BETWEEN ? AND ?`, binds: [span.from, span.to] }] : []
}

/** An id without a group matches nothing, and neither does its condition. */
function groupConditions(facet: string, ids: number[], known: ValueGroup[], sql: string): Condition[] {
  const groupOf = new Map(known.map(({ id, group_id }) => [id, group_id]))
  const groups = Map.groupBy(ids, id => groupOf.get(id) ?? 0)
  return [...groups].map(([group, members]) => ({ facet: `${facet}:${group}`, sql, binds: [JSON.stringify(members)] }))
}

function jsonOf(ids: number[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids)
}
