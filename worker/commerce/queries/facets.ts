import type { Language } from '../rules/language.ts'
import { type Query, query } from './batch.ts'
import { type Condition, whereOf } from './listing-criteria.ts'
import { type BadgeRow, badgeColumns } from './products.ts'

export interface BrandFacetRow {
  brand_id: number
  brand_name: string
  brand_slug: string
  brand_image: string
}

export interface ValueFacetRow {
  group_id: number
  group_name: string
  id: number
  label: string
}

export interface BandRow {
  band: number
  low: number
  high: number
}

/** Lower bounds in cents of the price ranges, and in percent of the discount ranges. */
export const PRICE_BANDS_CENTS = [0, 50_00, 100_00, 150_00, 200_00, 300_00]
export const DISCOUNT_BANDS_PERCENT = [1, 10, 20, 30, 40]

// Each facet offers what would give a product: it counts under every filter but its own.

export function brandFacet(conditions: Condition[]): Query<BrandFacetRow> {
  const where = whereOf(conditions, 'brand')
  return query(
    `SELECT b.id AS brand_id, b.name AS brand_name, b.slug AS brand_slug, b.image AS brand_image FROM brands b
      WHERE b.id IN (SELECT p.brand_id FROM products p WHERE ${where.sql}) ORDER BY b.name`,
    ...where.binds
  )
}

export function filterFacets(conditions: Condition[], language: Language): Query<ValueFacetRow>[] {
  return groupFacets(conditions, 'filter', where => valueSql(language, where))
}

export function attributeFacets(conditions: Condition[], language: Language): Query<ValueFacetRow>[] {
  return groupFacets(conditions, 'attribute', where => attributeSql(language, where))
}

export function priceFacet(conditions: Condition[]): Query<BandRow> {
  const where = whereOf(conditions, 'price')
  return query(bandSql('p.price_cents', PRICE_BANDS_CENTS, where.sql), ...where.binds)
}

export function discountFacet(conditions: Condition[]): Query<BandRow> {
  const where = whereOf(conditions, 'discount')
  return query(
    bandSql('p.discount_percent', DISCOUNT_BANDS_PERCENT, `p.discount_percent > 0 AND ${where.sql}`),
    ...where.binds
  )
}

export function badgeFacet(conditions: Condition[], language: Language): Query<BadgeRow> {
  const where = whereOf(conditions)
  return query(
    `SELECT ${badgeColumns(language)} FROM badges b WHERE b.id IN (
      SELECT pb.badge_id FROM product_badges pb JOIN products p ON p.id = pb.product_id WHERE ${where.sql}) ORDER BY b.id`,
    ...where.binds
  )
}

export function categoryFacet(conditions: Condition[]): Query<{ id: number }> {
  const where = whereOf(conditions, 'category')
  return query(
    `SELECT DISTINCT pc.category_id AS id FROM product_categories pc JOIN products p ON p.id = pc.product_id
      WHERE ${where.sql}`,
    ...where.binds
  )
}

/** One statement for each group that is filtered by, leaving its own condition out, and one for all the others. */
function groupFacets(conditions: Condition[], kind: string, sqlOf: (where: GroupWhere) => string) {
  const active = [...new Set(conditions.map(({ facet }) => facet))].filter(facet => facet.startsWith(`${kind}:`))
  const ids = active.map(facet => Number(facet.slice(kind.length + 1)))
  const ofGroup = active.map((facet, index) => {
    const { sql, binds } = whereOf(conditions, facet)
    return query<ValueFacetRow>(sqlOf({ sql, groups: `g.id = ${ids[index]}` }), ...binds)
  })
  const all = whereOf(conditions)
  const others = ids.length === 0 ? 'TRUE' : `g.id NOT IN (${ids.join(', ')})`
  return [query<ValueFacetRow>(sqlOf({ sql: all.sql, groups: others }), ...all.binds), ...ofGroup]
}

interface GroupWhere {
  sql: string
  groups: string
}

function valueSql(language: Language, { sql, groups }: GroupWhere): string {
  return `SELECT g.id AS group_id, g.name_${language} AS group_name, v.id, v.label_${language} AS label
    FROM filter_values v JOIN filters g ON g.id = v.filter_id
    WHERE ${groups} AND v.id IN (
      SELECT pf.value_id FROM product_filters pf JOIN products p ON p.id = pf.product_id WHERE ${sql})
    ORDER BY g.id, v.id`
}

function attributeSql(language: Language, { sql, groups }: GroupWhere): string {
  return `SELECT g.id AS group_id, g.name_${language} AS group_name, v.id, v.label_${language} AS label
    FROM attribute_values v JOIN attributes g ON g.id = v.attribute_id
    WHERE ${groups} AND v.id IN (
      SELECT x.attribute_value_id FROM variants x JOIN products p ON p.id = x.product_id WHERE ${sql})
    ORDER BY g.id, label`
}

function bandSql(column: string, bounds: number[], where: string): string {
  const cases = bounds.toReversed().map(bound => `WHEN ${column} >= ${bound} THEN ${bound}`)
  return `SELECT CASE ${cases.join(' ')} END AS band, min(${column}) AS low, max(${column}) AS high
    FROM products p WHERE ${where} GROUP BY band ORDER BY band`
}
