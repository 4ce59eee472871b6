import type { Pair } from '../rules/combination-discount.ts'
import type { Language } from '../rules/language.ts'
import { type Database, type Expired, first, only, raw, runAll, type Sql, sql, texts } from './database.ts'
import type { ProductRow, VariantRow } from './products.ts'

/** A cart line joined with the catalogue, whose columns are null when it no longer has the product. */
export interface CartLineRow
  extends OrNull<OfProduct>,
    OrNull<OfVariant>,
    Record<'product_id' | 'variant_id' | 'unit_id' | 'warehouse_id' | 'quantity' | 'has_variants', number>,
    Record<'customization_cents' | 'heavy', number | null> {
  extra: string
  /** JSON: what is in a kit. */
  parts: string
}

type OrNull<Row> = { [Column in keyof Row]: Row[Column] | null }
type OfProduct = Pick<
  ProductRow,
  'name' | 'slug' | 'images' | 'available' | 'list_price_cents' | 'quantity_limit' | 'subscribable'
>
type OfVariant = Pick<VariantRow, 'sku' | 'image' | 'price_cents' | 'stock' | 'label' | 'attribute_id' | 'attribute'>

export const CART_AGE_MS = 30 * 24 * 60 * 60 * 1000

export interface CartRows {
  lines: CartLineRow[]
  pairs: Pair[]
  coupon: { code: string; percent: number } | null
}

export const EMPTY_CART: CartRows = { lines: [], pairs: [], coupon: null }

export async function loadCart(db: Database, cartId: string, language: Language, now: number): Promise<CartRows> {
  const [lines, pairs, [coupon]] = await runAll(db, ...cartQueries(cartId, language, now))
  return { lines, pairs, coupon: coupon ?? null }
}

export function cartQueries(cartId: string | Sql, language: Language, now: number) {
  const products = sql`(SELECT product_id FROM cart_lines WHERE cart_id = ${cartId})`
  return [
    linesQuery(cartId, language, now),
    sql<Pair>`SELECT product_id AS mainId, other_id AS otherId, discount_percent AS percent FROM combinations
      WHERE product_id IN ${products} AND other_id IN ${products} ORDER BY id`,
    sql<CouponRow>`SELECT k.code, k.percent FROM carts c JOIN coupons k ON k.code = c.coupon
      WHERE c.id = ${cartId} AND ${isValid(now)}`
  ] as const
}

/** Reads current prices, stock and names; the cart stores none. */
function linesQuery(cartId: string | Sql, language: Language, now: number) {
  return sql<CartLineRow>`
    SELECT l.product_id, l.variant_id, l.unit_id, l.warehouse_id, l.extra, l.quantity, ${texts(language, 'p.name')},
      coalesce(v.sku, p.sku) AS sku, p.slug, p.images, v.image, p.available,
      min(coalesce(v.price_cents, p.price_cents), coalesce(${WHOLESALE}, ${Number.MAX_SAFE_INTEGER})) AS price_cents,
      p.list_price_cents, p.quantity_limit, p.customization_cents, p.subscribable, p.heavy,
      CASE WHEN l.variant_id = 0 THEN p.stock ELSE v.stock END AS stock,
      EXISTS (SELECT 1 FROM variants x WHERE x.product_id = l.product_id) AS has_variants,
      ${texts(language, 'x.label')}, a.id AS attribute_id, a.name_${raw(language)} AS attribute,
      (SELECT json_group_array(json_object('quantidade', k.quantity, 'nome', q.name_${raw(language)}) ORDER BY k.position)
        FROM kit_parts k JOIN products q ON q.id = k.part_id WHERE k.product_id = l.product_id) AS parts
    FROM cart_lines l JOIN carts c ON c.id = l.cart_id LEFT JOIN products p ON p.id = l.product_id
      LEFT JOIN variants v ON v.id = l.variant_id AND v.product_id = l.product_id
      LEFT JOIN attribute_values x ON x.id = v.attribute_value_id LEFT JOIN attributes a ON a.id = x.attribute_id
    WHERE l.cart_id = ${cartId} AND c.updated_at > ${now - CART_AGE_MS} ORDER BY l.id`
}

const WHOLESALE = sql`(SELECT min(w.price_cents) FROM wholesale_rules w WHERE w.product_id = l.product_id AND w.quantity <=
  (SELECT sum(s.quantity) FROM cart_lines s WHERE s.cart_id = l.cart_id AND s.product_id = l.product_id))`

export async function loadProductName(db: Database, id: number, language: Language): Promise<string> {
  const row = await first(db, sql<{ name: string }>`SELECT ${texts(language, 'name')} FROM products WHERE id = ${id}`)
  return row?.name ?? ''
}

export async function touchCart(db: Database, cartId: string, now: number): Promise<number> {
  return (await only(db, touchQuery(cartId, now, sql`TRUE`))).writes
}

/** `condition` may follow from the names in `before`, a WITH clause. */
export function touchQuery(cartId: string | Sql, now: number, condition: Sql, before: Sql = raw('')) {
  return sql<{ writes: number }>`${before} INSERT INTO carts (id, created_at, updated_at, minute, writes)
    SELECT ${cartId}, ${now}, ${now}, ${minuteOf(now)}, 1 WHERE ${condition}
    ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, minute = excluded.minute,
      writes = CASE WHEN carts.minute = excluded.minute THEN carts.writes + 1 ELSE 1 END
    RETURNING writes`
}

export function minuteOf(now: number): number {
  return Math.floor(now / 60_000)
}

export const KEY_AGE_MS = 24 * 60 * 60 * 1000

export function expiredCarts(now: number): Expired[] {
  return [
    { table: 'idempotency', key: 'cart_id, key', where: sql`created_at < ${now - KEY_AGE_MS}` },
    { table: 'carts', key: 'id', where: sql`updated_at < ${now - CART_AGE_MS}` }
  ]
}

type CouponRow = NonNullable<CartRows['coupon']>

/** Also finds an expired coupon. `endsAt`: milliseconds, null for no end. */
export function loadCoupon(db: Database, code: string): Promise<{ code: string; endsAt: number | null } | null> {
  return first(
    db,
    sql<{ code: string; endsAt: number | null }>`SELECT code, ends_at AS endsAt FROM coupons WHERE code = ${code}`
  )
}

function isValid(now: number) {
  return sql`(k.ends_at IS NULL OR k.ends_at > ${now})`
}

export async function setCoupon(db: Database, cartId: string, code: string | null): Promise<void> {
  await runAll(db, sql`UPDATE carts SET coupon = ${code} WHERE id = ${cartId}`)
}
