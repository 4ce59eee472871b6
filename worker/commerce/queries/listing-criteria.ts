import type { ListingFilters } from '../rules/listing-request.ts'
import type { Order } from '../rules/order.ts'

/** What a listing lists before any filter. */
export type Scope =
  | { kind: 'everything' }
  | { kind: 'category'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'value'; id: number }
  | { kind: 'search'; match: string }

/** One condition on products `p`. Those of the same facet are left out when that facet's own choices are asked for. */
export interface Condition {
  facet: string
  sql: string
  binds: unknown[]
}

/** Which group a filter value or attribute value belongs to: values of one group widen each other, groups narrow. */
export interface ValueGroup {
  id: number
  group_id: number
}

export interface Groups {
  values: ValueGroup[]
  attributes: ValueGroup[]
}

export function conditionsOf(scope: Scope, filters: ListingFilters, groups: Groups): Condition[] {
  return [
    ...scopeCondition(scope),
    ...condition('category', filters.category, IN_CATEGORY),
    ...condition('brand', jsonOf(filters.brands), 'p.brand_id IN (SELECT value FROM json_each(?))'),
    ...spanCondition('price', filters.price, 'p.price_cents'),
    ...spanCondition('discount', filters.discount, 'p.discount_percent'),
    ...groupConditions('filter', filters.values, groups.values, WITH_VALUE),
    ...groupConditions('attribute', filters.attributes, groups.attributes, WITH_ATTRIBUTE)
  ]
}

/** The conditions as one expression, without those of a facet. */
export function whereOf(conditions: Condition[], except?: string): { sql: string; binds: unknown[] } {
  const kept = conditions.filter(({ facet }) => facet !== except)
  return { sql: kept.map(({ sql }) => sql).join(' AND ') || 'TRUE', binds: kept.flatMap(({ binds }) => binds) }
}

/**
 * Available products come first in every order. Searches put products that match by name before those that match only
 * by brand, category, topic or summary; popularity then decides. `Favoritos` are the best rated ones.
 */
export function orderOf(order: Order, scope: Scope): { sql: string; binds: unknown[] } {
  const keys = { ...orderKeys }[order]
  if (order !== 'Popularidade' || scope.kind !== 'search') return { sql: `p.available DESC, ${keys}, p.id`, binds: [] }
  return { sql: `p.available DESC, (${MATCHES}) DESC, ${keys}, p.id`, binds: [`name : (${scope.match})`] }
}

const orderKeys: Record<Order, string> = {
  Popularidade: 'p.popularity DESC',
  'Menor Preço': 'p.price_cents',
  'Maior Preço': 'p.price_cents DESC',
  Favoritos: 'p.rating_average DESC, p.rating_count DESC, p.popularity DESC'
}

const MATCHES = 'p.id IN (SELECT rowid FROM products_search WHERE products_search MATCH ?)'
const IN_CATEGORY = 'p.id IN (SELECT product_id FROM product_categories WHERE category_id = ?)'
const WITH_VALUE = 'p.id IN (SELECT product_id FROM product_filters WHERE value_id IN (SELECT value FROM json_each(?)))'
const WITH_ATTRIBUTE =
  'p.id IN (SELECT product_id FROM variants WHERE attribute_value_id IN (SELECT value FROM json_each(?)))'

function scopeCondition(scope: Scope): Condition[] {
  if (scope.kind === 'category') return condition('scope', scope.id, IN_CATEGORY)
  if (scope.kind === 'brand') return condition('scope', scope.id, 'p.brand_id = ?')
  if (scope.kind === 'value') return condition('scope', jsonOf([scope.id]), WITH_VALUE)
  if (scope.kind === 'search') return condition('scope', scope.match, MATCHES)
  return []
}

function condition(facet: string, bind: unknown, sql: string): Condition[] {
  return bind === null ? [] : [{ facet, sql, binds: [bind] }]
}

function spanCondition(facet: string, span: { from: number; to: number } | null, column: string): Condition[] {
  return span ? [{ facet, sql: `${column} BETWEEN ? AND ?`, binds: [span.from, span.to] }] : []
}

/** An id that belongs to no group matches nothing, and so does the condition that it stands in. */
function groupConditions(facet: string, ids: number[], known: ValueGroup[], sql: string): Condition[] {
  const groupOf = new Map(known.map(({ id, group_id }) => [id, group_id]))
  const groups = Map.groupBy(ids, id => groupOf.get(id) ?? 0)
  return [...groups].map(([group, members]) => ({ facet: `${facet}:${group}`, sql, binds: [JSON.stringify(members)] }))
}

function jsonOf(ids: number[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids)
}
