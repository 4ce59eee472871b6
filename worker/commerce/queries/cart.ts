import type { Pair } from '../rules/combination-discount.ts'
import type { Language } from '../rules/language.ts'
import { type Expiry, first, type Query, query, runAll } from './batch.ts'
import type { ProductRow, VariantRow } from './products.ts'

/** A cart line joined with the catalogue. The catalogue's columns are null when it no longer has the product. */
export interface CartLineRow extends OrNull<OfProduct>, OrNull<OfVariant> {
  product_id: number
  variant_id: number
  unit_id: number
  warehouse_id: number
  extra: string
  quantity: number
  has_variants: number
  customization_cents: number | null
}

type OrNull<Row> = { [Column in keyof Row]: Row[Column] | null }
type OfProduct = Pick<
  ProductRow,
  'name' | 'slug' | 'images' | 'available' | 'list_price_cents' | 'quantity_limit' | 'subscribable'
>
type OfVariant = Pick<VariantRow, 'sku' | 'image' | 'price_cents' | 'stock' | 'label' | 'attribute_id' | 'attribute'>

/** Carts expire after 30 days without use. */
export const CART_AGE_MS = 30 * 24 * 60 * 60 * 1000

export interface CartRows {
  lines: CartLineRow[]
  pairs: Pair[]
  coupon: CouponRow | null
}

export const EMPTY_CART: CartRows = { lines: [], pairs: [], coupon: null }

export async function loadCart(db: D1Database, cartId: string, language: Language, now: number): Promise<CartRows> {
  const [lines, pairs, [coupon]] = await runAll(
    db,
    cartQuery(cartId, language, now),
    pairQuery(cartId),
    couponQuery(cartId, now)
  )
  return { lines, pairs, coupon: coupon ?? null }
}

export async function loadProductName(db: D1Database, id: number, language: Language): Promise<string> {
  const row = await first<{ name: string }>(db, `SELECT name_${language} AS name FROM products WHERE id = ?1`, id)
  return row?.name ?? ''
}

/** The "buy together" offers whose two products are both in the cart. */
export function pairQuery(cartId: string): Query<Pair> {
  return query(
    `SELECT product_id AS mainId, other_id AS otherId, discount_percent AS percent FROM combinations
    WHERE product_id IN (SELECT product_id FROM cart_lines WHERE cart_id = ?1)
      AND other_id IN (SELECT product_id FROM cart_lines WHERE cart_id = ?1) ORDER BY id`,
    cartId
  )
}

/** Reads current prices, stock and names; the cart stores none. */
export function cartQuery(cartId: string, language: Language, now: number): Query<CartLineRow> {
  return query(
    `SELECT l.product_id, l.variant_id, l.unit_id, l.warehouse_id, l.extra, l.quantity, p.name_${language} AS name,
      coalesce(v.sku, p.sku) AS sku, p.slug, p.images, v.image, p.available,
      min(coalesce(v.price_cents, p.price_cents), coalesce(${WHOLESALE}, ${NO_RULE})) AS price_cents, p.list_price_cents, p.quantity_limit, p.customization_cents, p.subscribable,
      CASE WHEN l.variant_id = 0 THEN p.stock ELSE v.stock END AS stock,
      EXISTS (SELECT 1 FROM variants x WHERE x.product_id = l.product_id) AS has_variants,
      x.label_${language} AS label, a.id AS attribute_id, a.name_${language} AS attribute
    FROM cart_lines l JOIN carts c ON c.id = l.cart_id LEFT JOIN products p ON p.id = l.product_id
      LEFT JOIN variants v ON v.id = l.variant_id AND v.product_id = l.product_id
      LEFT JOIN attribute_values x ON x.id = v.attribute_value_id LEFT JOIN attributes a ON a.id = x.attribute_id
    WHERE l.cart_id = ? AND c.updated_at > ? ORDER BY l.id`,
    cartId,
    now - CART_AGE_MS
  )
}

/** The quantity price that the product's units in this cart have reached, over all lines. */
const WHOLESALE = `(SELECT min(w.price_cents) FROM wholesale_rules w WHERE w.product_id = l.product_id AND w.quantity <=
  (SELECT sum(s.quantity) FROM cart_lines s WHERE s.cart_id = l.cart_id AND s.product_id = l.product_id))`

const NO_RULE = Number.MAX_SAFE_INTEGER

/** Creates a session's cart, or counts a write. Returns the writes of this minute. */
export async function touchCart(db: D1Database, cartId: string, now: number): Promise<number> {
  const sql = `INSERT INTO carts (id, created_at, updated_at, minute, writes) VALUES (?1, ?2, ?2, ?3, 1)
    ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, minute = excluded.minute,
      writes = CASE WHEN carts.minute = excluded.minute THEN carts.writes + 1 ELSE 1 END
    RETURNING writes`
  const row = await first<{ writes: number }>(db, sql, cartId, now, minuteOf(now))
  return row?.writes ?? 1
}

export function minuteOf(now: number): number {
  return Math.floor(now / 60_000)
}

/** An Idempotency-Key is kept for 24 hours. */
export const KEY_AGE_MS = 24 * 60 * 60 * 1000

/** Carts with their lines, and idempotency keys. */
export const EXPIRED_CARTS: Expiry = [
  ['DELETE FROM idempotency WHERE created_at < ?', KEY_AGE_MS],
  ['DELETE FROM carts WHERE updated_at < ?', CART_AGE_MS]
]

export interface CouponRow {
  code: string
  percent: number
}

/** A valid coupon by its code, ignoring case. */
export function loadCoupon(db: D1Database, code: string, now: number): Promise<CouponRow | null> {
  const sql = 'SELECT code, percent FROM coupons WHERE code = ? AND (ends_at IS NULL OR ends_at > ?)'
  return first<CouponRow>(db, sql, code, now)
}

/** A cart has one coupon; a new one replaces it. */
export async function setCoupon(db: D1Database, cartId: string, code: string): Promise<void> {
  await runAll(db, query('UPDATE carts SET coupon = ? WHERE id = ?', code, cartId))
}

/** The coupon of a cart, while it is valid. */
export function couponQuery(cartId: string, now: number): Query<CouponRow> {
  return query(
    `SELECT k.code, k.percent FROM carts c JOIN coupons k ON k.code = c.coupon
    WHERE c.id = ? AND (k.ends_at IS NULL OR k.ends_at > ?)`,
    cartId,
    now
  )
}
