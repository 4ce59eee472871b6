import { CART_AGE_MS, minuteOf } from './cart.ts'
import { KEY, MAX_LINES, MAX_PER_LINE } from './cart-checks.ts'
import { type Database, runAll, type Sql, sql } from './database.ts'
import { cartOfCustomer, endQueries } from './sessions.ts'

interface SignIn {
  customerId: number
  key: string
  /** The session that it replaces, null without one. A visitor's cart moves into the customer's. */
  replaces: string | null
  /** The login's row in the counted attempts; null for a registration. */
  attempt: string | null
  now: number
}

export async function signIn(db: Database, { customerId, key, replaces, attempt, now }: SignIn): Promise<void> {
  await runAll(
    db,
    sql`INSERT INTO customer_sessions (id, customer_id, created_at, used_at) VALUES (${key}, ${customerId}, ${now}, ${now})`,
    // A successful login does not count as a failure.
    sql`UPDATE login_attempts SET account = NULL WHERE attempt = ${attempt}`,
    ...(replaces === null
      ? []
      : [...mergeQueries(replaces, cartOfCustomer(customerId), now), ...endQueries(replaces, now)])
  )
}

function mergeQueries(from: string, into: string, now: number): Sql[] {
  const alive = now - CART_AGE_MS
  return [
    sql`INSERT INTO carts (id, created_at, updated_at, minute, writes, coupon)
      SELECT ${into}, ${now}, ${now}, ${minuteOf(now)}, 1, coupon FROM carts WHERE id = ${from} AND updated_at > ${alive}
      ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, coupon = coalesce(carts.coupon, excluded.coupon)`,
    linesQuery(from, into, alive),
    // Keeps the idempotency keys, so that a change repeated after the login is recognized.
    sql`UPDATE OR IGNORE idempotency SET cart_id = ${into}
      WHERE cart_id = ${from} AND EXISTS (SELECT 1 FROM carts WHERE id = ${into})`
  ]
}

/** The excess stays behind. Unavailable lines also move, so that the shopper sees what happened to them. */
function linesQuery(from: string, into: string, alive: number): Sql {
  const earlier = sql`ORDER BY m.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING`
  return sql`INSERT INTO cart_lines (cart_id, ${KEY}, quantity)
    WITH own AS (SELECT * FROM cart_lines WHERE cart_id = ${into}),
    moving AS (
      SELECT m.*, p.quantity_limit,
        CASE WHEN p.available = 1 AND coalesce(v.stock, p.stock) > 0 THEN coalesce(v.stock, p.stock) END AS stock,
        coalesce((SELECT o.quantity FROM own o WHERE o.product_id = m.product_id AND o.variant_id = m.variant_id
          AND o.unit_id = m.unit_id AND o.warehouse_id = m.warehouse_id AND o.extra = m.extra), 0) AS own,
        coalesce((SELECT sum(o.quantity) FROM own o WHERE o.product_id = m.product_id), 0)
          + coalesce(sum(m.quantity) OVER product, 0) AS of_product,
        coalesce((SELECT sum(o.quantity) FROM own o WHERE o.product_id = m.product_id AND o.variant_id = m.variant_id), 0)
          + coalesce(sum(m.quantity) OVER unit, 0) AS of_unit
      FROM cart_lines m JOIN carts c ON c.id = m.cart_id AND c.updated_at > ${alive}
        LEFT JOIN products p ON p.id = m.product_id
        LEFT JOIN variants v ON v.id = m.variant_id AND v.product_id = m.product_id
      WHERE m.cart_id = ${from}
      WINDOW product AS (PARTITION BY m.product_id ${earlier}),
        unit AS (PARTITION BY m.product_id, m.variant_id ${earlier})),
    fitting AS (
      SELECT *, min(quantity, ${MAX_PER_LINE} - own, coalesce(quantity_limit - of_product, ${MAX_PER_LINE}),
        coalesce(stock - of_unit, ${MAX_PER_LINE})) AS added
      FROM moving),
    placed AS (
      SELECT *, (SELECT count(*) FROM own) + sum(own = 0) OVER (ORDER BY id) AS place FROM fitting WHERE added > 0)
    SELECT ${into}, ${KEY}, added FROM placed WHERE own > 0 OR place <= ${MAX_LINES} ORDER BY id
    ON CONFLICT (cart_id, ${KEY}) DO UPDATE SET quantity = cart_lines.quantity + excluded.quantity`
}
