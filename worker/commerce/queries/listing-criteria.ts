import type { ListingFilters, Order } from '../rules/listing-request.ts'

/** A condition with its values. */
export interface Fragment {
  sql: string
  binds: unknown[]
}

/** The products of a listing before filters. `closer` are narrower matches: products that meet more of them come first. */
export type Scope =
  | { kind: 'everything' | 'nothing' }
  | { kind: 'category' | 'brand' | 'value' | 'seller'; id: number }
  | { kind: 'search'; match: string; closer: string[] }

/** A condition on products `p`. Counting a facet's own choices ignores its conditions. */
export interface Condition extends Fragment {
  facet: string
}

/** The group of a filter or attribute value. Values of one group combine with OR, groups with AND. */
export interface ValueGroup {
  facet: 'filter' | 'attribute'
  id: number
  group_id: number
}

/** The conditions of the shopper's filters. */
export function conditionsOf(scope: Scope, filters: ListingFilters, groups: ValueGroup[]): Condition[] {
  const hasOneOf = scope.kind === 'everything' ? amongThoseOf : asksEach
  return [
    ...condition('category', filters.category === null ? [] : [filters.category], hasOneOf(JOINED.category)),
    ...condition('brand', filters.brands, 'p.brand_id IN (SELECT value FROM json_each(?))'),
    ...spanCondition('price', filters.price, 'p.price_cents'),
    ...spanCondition('discount', filters.discount, 'p.discount_percent'),
    ...groupConditions('filter', filters.values, groups, hasOneOf(JOINED.filter)),
    ...groupConditions('attribute', filters.attributes, groups, hasOneOf(JOINED.attribute))
  ]
}

/** The tables of the facets that a product may have several values of. */
export const JOINED = {
  badge: { table: 'product_badges', column: 'badge_id' },
  category: { table: 'product_categories', column: 'category_id' },
  filter: { table: 'product_filters', column: 'value_id' },
  attribute: { table: 'variants', column: 'attribute_value_id' }
}

type Joined = (typeof JOINED)['badge']

/** For a scope smaller than the catalogue: the cost grows with the scope. */
function asksEach({ table, column }: Joined): string {
  return `EXISTS (SELECT 1 FROM ${table} x WHERE x.product_id = p.id AND x.${column} IN (SELECT value FROM json_each(?)))`
}

/** For the whole catalogue: the cost grows with the number of products that have the value. */
function amongThoseOf({ table, column }: Joined): string {
  return `p.id IN (SELECT product_id FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?)))`
}

export function scopeOf(scope: Scope): Fragment {
  if (scope.kind === 'search') return { sql: MATCHES, binds: [scope.match] }
  return { sql: scopes[scope.kind], binds: 'id' in scope ? [scope.id] : [] }
}

const MATCHES = 'p.id IN (SELECT rowid FROM products_search WHERE products_search MATCH ?)'
export const scopes = {
  everything: 'TRUE',
  nothing: 'FALSE',
  brand: 'p.brand_id = ?',
  category: 'p.id IN (SELECT product_id FROM product_categories WHERE category_id = ?)',
  value: 'p.id IN (SELECT product_id FROM product_filters WHERE value_id = ?)',
  seller: `p.id IN (SELECT product_id FROM product_categories WHERE category_id IN
    (SELECT value FROM json_each((SELECT category_ids FROM sellers WHERE id = ?))))`
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

function condition(facet: string, ids: number[], sql: string): Condition[] {
  return ids.length === 0 ? [] : [{ facet, sql, binds: [JSON.stringify(ids)] }]
}

function spanCondition(facet: string, span: { from: number; to: number } | null, column: string): Condition[] {
  return span ? [{ facet, sql: `${column} BETWEEN ? AND ?`, binds: [span.from, span.to] }] : []
}

/** An id without a group matches nothing, and neither does its condition. */
function groupConditions(facet: string, ids: number[], known: ValueGroup[], sql: string): Condition[] {
  const groupOf = new Map(known.filter(row => row.facet === facet).map(({ id, group_id }) => [id, group_id]))
  const groups = Map.groupBy(ids, id => groupOf.get(id) ?? 0)
  return [...groups].flatMap(([group, members]) => condition(`${facet}:${group}`, members, sql))
}
