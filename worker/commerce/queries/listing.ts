import type { Language } from '../rules/language.ts'
import type { ListingFilters } from '../rules/listing-request.ts'
import type { Order } from '../rules/order.ts'
import { type Query, query, runAll } from './batch.ts'
import {
  attributeFacets,
  type BandRow,
  type BrandFacetRow,
  badgeFacet,
  brandFacet,
  categoryFacet,
  discountFacet,
  filterFacets,
  priceFacet,
  type ValueFacetRow
} from './facets.ts'
import {
  type Condition,
  conditionsOf,
  type Groups,
  orderOf,
  type Scope,
  type ValueGroup,
  whereOf
} from './listing-criteria.ts'
import type { BadgeRow } from './products.ts'

export interface ListingPage {
  order: Order
  offset: number
  limit: number
}

export interface ListingResult {
  total: number
  ids: number[]
  facets: Facets
}

export interface Facets {
  brands: BrandFacetRow[]
  values: ValueFacetRow[]
  attributes: ValueFacetRow[]
  prices: BandRow[]
  discounts: BandRow[]
  badges: BadgeRow[]
  /** Every category, of any level, that holds one of the listed products. */
  categories: number[]
}

/** One page of a listing with all its facets: two round trips, whatever is filtered by. */
export async function listProducts(
  db: D1Database,
  { scope, filters, language, ...page }: ListingPage & { scope: Scope; filters: ListingFilters; language: Language }
): Promise<ListingResult> {
  const conditions = conditionsOf(scope, filters, await loadGroups(db, filters))
  const values = filterFacets(conditions, language)
  const attributes = attributeFacets(conditions, language)
  const [[count], ids, brands, prices, discounts, badges, categories, ...groups] = await runAll(
    db,
    countQuery(conditions),
    pageQuery(conditions, scope, page),
    brandFacet(conditions),
    priceFacet(conditions),
    discountFacet(conditions),
    badgeFacet(conditions, language),
    categoryFacet(conditions),
    ...values,
    ...attributes
  )
  return {
    total: count?.total ?? 0,
    ids: ids.map(({ id }) => id),
    facets: {
      brands,
      prices,
      discounts,
      badges,
      categories: categories.map(({ id }) => id),
      values: groups.slice(0, values.length).flat(),
      attributes: groups.slice(values.length).flat()
    }
  }
}

/** Ids of a page alone, for showcases. */
export async function listIds(
  db: D1Database,
  conditions: Condition[],
  order: string,
  limit: number
): Promise<number[]> {
  const where = whereOf(conditions)
  const sql = `SELECT p.id FROM products p WHERE ${where.sql} ORDER BY ${order} LIMIT ?`
  const [rows] = await runAll(db, query<{ id: number }>(sql, ...where.binds, limit))
  return rows.map(({ id }) => id)
}

function countQuery(conditions: Condition[]): Query<{ total: number }> {
  const where = whereOf(conditions)
  return query(`SELECT count(*) AS total FROM products p WHERE ${where.sql}`, ...where.binds)
}

function pageQuery(conditions: Condition[], scope: Scope, page: ListingPage): Query<{ id: number }> {
  const where = whereOf(conditions)
  const order = orderOf(page.order, scope)
  return query(
    `SELECT p.id FROM products p WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
    ...where.binds,
    ...order.binds,
    page.limit,
    page.offset
  )
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
