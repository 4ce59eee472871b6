import { type Query, query, runAll } from './batch.ts'
import { CART_AGE_MS, minuteOf } from './cart.ts'
import { MAX_LINES, MAX_PER_LINE } from './cart-sql.ts'
import { endQueries } from './sessions.ts'

export interface SignIn {
  customerId: number
  /** The new session. */
  key: string
  /** The session that it replaces, null without one. A visitor's cart moves into the customer's. */
  replaces: string | null
  /** The login's row in the counted attempts; null for a registration. */
  attempt: string | null
  now: number
}

/** The customer's cart on all devices. Session hashes never have this form. */
export function cartOfCustomer(customerId: number): string {
  return `customer:${customerId}`
}

/** Signs in: starts the new session, ends the old one and moves its cart, in one transaction. */
export async function signIn(db: D1Database, { customerId, key, replaces, attempt, now }: SignIn): Promise<void> {
  await runAll(
    db,
    query(
      'INSERT INTO customer_sessions (id, customer_id, created_at, used_at) VALUES (?1, ?2, ?3, ?3)',
      key,
      customerId,
      now
    ),
    // A successful login does not count as a failure.
    query('UPDATE login_attempts SET account = NULL WHERE attempt = ?', attempt ?? ''),
    ...(replaces === null
      ? []
      : [...mergeQueries(replaces, cartOfCustomer(customerId), now), ...endQueries(replaces, now)])
  )
}

function mergeQueries(from: string, into: string, now: number): Query[] {
  const alive = now - CART_AGE_MS
  return [
    query(
      `INSERT INTO carts (id, created_at, updated_at, minute, writes, coupon)
      SELECT ?2, ?3, ?3, ?4, 1, coupon FROM carts WHERE id = ?1 AND updated_at > ?5
      ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, coupon = coalesce(carts.coupon, excluded.coupon)`,
      from,
      into,
      now,
      minuteOf(now),
      alive
    ),
    query(MERGE, from, into, alive),
    // Keeps the idempotency keys, so that a change repeated after the login is recognized.
    query(
      'UPDATE OR IGNORE idempotency SET cart_id = ?2 WHERE cart_id = ?1 AND EXISTS (SELECT 1 FROM carts WHERE id = ?2)',
      from,
      into
    )
  ]
}

/** `o`: the customer's own lines; `m`: the visitor's, in order; `earlier`: the lines of `m` before it. */
const SAME_LINE = `o.cart_id = ?2 AND o.product_id = m.product_id AND o.variant_id = m.variant_id
  AND o.unit_id = m.unit_id AND o.warehouse_id = m.warehouse_id AND o.extra = m.extra`

/**
 * Adds the lines of cart ?1 to cart ?2 within the cart's limits; the excess stays behind. Unavailable lines also move, so
 * that the shopper sees what happened to them.
 */
const MERGE = `INSERT INTO cart_lines (cart_id, product_id, variant_id, unit_id, warehouse_id, extra, quantity)
  WITH moving AS (
    SELECT m.*, p.quantity_limit, CASE WHEN p.available = 1 AND coalesce(v.stock, p.stock) > 0 THEN coalesce(v.stock, p.stock) END AS stock,
      coalesce((SELECT o.quantity FROM cart_lines o WHERE ${SAME_LINE}), 0) AS own,
      coalesce((SELECT sum(o.quantity) FROM cart_lines o WHERE o.cart_id = ?2 AND o.product_id = m.product_id), 0)
        + coalesce(sum(m.quantity) OVER product, 0) AS of_product,
      coalesce((SELECT sum(o.quantity) FROM cart_lines o
          WHERE o.cart_id = ?2 AND o.product_id = m.product_id AND o.variant_id = m.variant_id), 0)
        + coalesce(sum(m.quantity) OVER unit, 0) AS of_unit
    FROM cart_lines m JOIN carts c ON c.id = m.cart_id AND c.updated_at > ?3
      LEFT JOIN products p ON p.id = m.product_id LEFT JOIN variants v ON v.id = m.variant_id AND v.product_id = m.product_id
    WHERE m.cart_id = ?1
    WINDOW product AS (PARTITION BY m.product_id ORDER BY m.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
      unit AS (PARTITION BY m.product_id, m.variant_id ORDER BY m.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)),
  fitting AS (
    SELECT *, min(quantity, ${MAX_PER_LINE} - own, coalesce(quantity_limit - of_product, ${MAX_PER_LINE}),
      coalesce(stock - of_unit, ${MAX_PER_LINE})) AS added
    FROM moving),
  placed AS (
    SELECT *, (SELECT count(*) FROM cart_lines o WHERE o.cart_id = ?2) + sum(own = 0) OVER (ORDER BY id) AS place
    FROM fitting WHERE added > 0)
  SELECT ?2, product_id, variant_id, unit_id, warehouse_id, extra, added FROM placed
  WHERE own > 0 OR place <= ${MAX_LINES} ORDER BY id
  ON CONFLICT (cart_id, product_id, variant_id, unit_id, warehouse_id, extra)
    DO UPDATE SET quantity = cart_lines.quantity + excluded.quantity`
