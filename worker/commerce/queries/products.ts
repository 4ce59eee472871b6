import type { Language } from '../rules/language.ts'
import { type Database, listOf, raw, runAll, type Sql, sql, texts } from './database.ts'

export interface ProductRow
  extends Record<'sku' | 'ean' | 'mpn' | 'slug' | 'name' | 'summary' | 'images', string>,
    Record<'id' | 'category_id' | 'available' | 'stock' | 'price_cents' | 'list_price_cents', number>,
    Record<'rating_average' | 'rating_count' | 'subscribable' | 'age_restricted', number>,
    Record<'quantity_limit' | 'servings' | 'sibling_attribute_id', number | null>,
    Record<'sibling_group' | 'sibling_attribute' | 'customization', string | null>,
    BrandRow {
  status: 'disponivel' | 'indisponivel' | 'sobConsulta'
}

export interface BrandRow extends Record<'brand_name' | 'brand_slug' | 'brand_image', string> {
  brand_id: number
}

export interface VariantRow
  extends Record<'sku' | 'image' | 'label' | 'attribute', string>,
    Record<'id' | 'stock' | 'attribute_id', number> {
  price_cents: number | null
}

export interface BadgeRow
  extends Record<'name' | 'label' | 'text_colour' | 'background_colour' | 'position_x' | 'position_y', string> {
  id: number
}

export interface SiblingRow
  extends Pick<ProductRow, 'id' | 'slug' | 'status' | 'available' | 'stock' | 'images' | 'name'> {
  sibling_group: string
  label: string
}

export interface Product {
  row: ProductRow
  variants: VariantRow[]
  /** As the wire names them. */
  filters: object[]
  badges: BadgeRow[]
  /** Includes the product itself; empty when it has no siblings. */
  siblings: SiblingRow[]
}

/** The products of these ids, in this order, in one round trip. Unknown ids are left out. */
export async function loadProducts(db: Database, ids: number[], language: Language): Promise<Product[]> {
  if (ids.length === 0) return []
  const [rows, variants, filters, badges, siblings] = await runAll(db, ...productQueries(listOf(ids), language))
  const [variantsOf, filtersOf, badgesOf] = [byProduct(variants), byProduct(filters), byProduct(badges)]
  const groups = Map.groupBy(siblings, row => row.sibling_group)
  const products = new Map(
    rows.map(row => {
      const group = groups.get(row.sibling_group ?? '') ?? []
      const related = { variants: variantsOf(row), filters: filtersOf(row), badges: badgesOf(row) }
      return [row.id, { row, ...related, siblings: group.length > 1 ? group : [] }]
    })
  )
  return ids.flatMap(id => products.get(id) ?? [])
}

function byProduct<Row extends { product_id: number }>(rows: Row[]) {
  const groups = Map.groupBy(rows, row => row.product_id)
  return ({ id }: ProductRow) => (groups.get(id) ?? []).map(({ product_id, ...row }) => row)
}

function productQueries(ids: Sql, language: Language) {
  return [
    sql<ProductRow>`SELECT p.id, p.sku, p.ean, p.mpn, p.slug, p.status, p.available, p.stock, p.quantity_limit, p.price_cents,
        p.list_price_cents, r.average AS rating_average, r.count AS rating_count, p.servings, p.subscribable,
        p.age_restricted, p.sibling_group, p.sibling_attribute_id, a.name_${raw(language)} AS sibling_attribute,
        p.customization, ${texts(language, 'p.name', 'p.summary')}, p.images, p.category_id, b.id AS brand_id,
        b.name AS brand_name, b.slug AS brand_slug, b.image AS brand_image
      FROM products p JOIN product_ratings r ON r.product_id = p.id JOIN brands b ON b.id = p.brand_id
        LEFT JOIN attributes a ON a.id = p.sibling_attribute_id
      WHERE p.id IN ${ids}`,
    sql<VariantRow & { product_id: number }>`
      SELECT v.id, v.product_id, v.sku, v.stock, v.price_cents, v.image, ${texts(language, 'x.label')},
        a.id AS attribute_id, a.name_${raw(language)} AS attribute
      FROM variants v JOIN attribute_values x ON x.id = v.attribute_value_id JOIN attributes a ON a.id = x.attribute_id
      WHERE v.product_id IN ${ids} ORDER BY v.product_id, v.position`,
    sql<{ product_id: number }>`
      SELECT pf.product_id, f.id AS idFiltro, v.id AS idValor, f.name_${raw(language)} AS nome,
        ${texts(language, 'v.label')}, '' AS imagem, '' AS imagemOriginal
      FROM product_filters pf JOIN filter_values v ON v.id = pf.value_id JOIN filters f ON f.id = v.filter_id
      WHERE pf.product_id IN ${ids} ORDER BY pf.product_id, v.id`,
    sql<BadgeRow & { product_id: number }>`SELECT pb.product_id, ${badgeColumns(language)}
      FROM product_badges pb JOIN badges b ON b.id = pb.badge_id
      WHERE pb.product_id IN ${ids} ORDER BY pb.product_id, pb.position`,
    sql<SiblingRow>`SELECT p.id, p.sibling_group, p.slug, p.status, p.available, p.stock, p.images,
        ${texts(language, 'p.name')}, p.sibling_label_${raw(language)} AS label
      FROM products p WHERE p.sibling_group IN (SELECT sibling_group FROM products WHERE id IN ${ids})
      ORDER BY p.price_cents, p.id`
  ] as const
}

export function badgeColumns(language: Language): Sql {
  const named = texts(language, 'b.name', 'b.label')
  return sql`b.id, ${named}, b.text_colour, b.background_colour, b.position_x, b.position_y`
}
