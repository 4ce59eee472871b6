import type { Language } from '../rules/language.ts'
import { KEY_AGE_MS } from './cart.ts'

// Every statement of a change repeats the same checks, inside one transaction. ?1 is the cart, ?2 a JSON list of
// {productId, variantId, unitId, warehouseId, extra, quantity}.

/** Add creates a line or raises its quantity; set changes an existing line; remove deletes it. */
export type ChangeMode = 'add' | 'set' | 'remove'

/** The store's own limits; the specification has none. */
export const MAX_LINES = 100
export const MAX_PER_LINE = 99

const KEY = 'product_id, variant_id, unit_id, warehouse_id, extra'

const SAME_LINE = `l.cart_id = ?1 AND l.product_id = w.product_id AND l.variant_id = w.variant_id
  AND l.unit_id = w.unit_id AND l.warehouse_id = w.warehouse_id AND l.extra = w.extra`

/** `wanted`: the requested lines, with equal ones merged, in the order of the request. */
const WANTED = `wanted AS (
  SELECT value->>'$.productId' AS product_id, value->>'$.variantId' AS variant_id, value->>'$.unitId' AS unit_id,
    value->>'$.warehouseId' AS warehouse_id, value->>'$.extra' AS extra,
    sum(value->>'$.quantity') AS quantity, min(key) AS position
  FROM json_each(?2) GROUP BY 1, 2, 3, 4, 5)`

/** `after`: the cart after the change. */
function afterSql(mode: ChangeMode): string {
  const kept = mode === 'set' ? `AND NOT EXISTS (SELECT 1 FROM wanted w WHERE ${SAME_LINE})` : ''
  return `after AS (
    SELECT ${KEY}, sum(quantity) AS quantity FROM (
      SELECT ${KEY}, quantity FROM cart_lines l WHERE l.cart_id = ?1 ${kept}
      UNION ALL SELECT ${KEY}, quantity FROM wanted
    ) GROUP BY ${KEY})`
}

/** `refusals`: one row for each refused line. Lines of one unit share its stock. */
const REFUSALS = `judged AS (
  SELECT w.product_id, w.variant_id, w.position, p.quantity_limit, p.customization_length, coalesce(v.stock, p.stock) AS stock,
    CASE
      WHEN p.id IS NULL THEN 'unknown'
      WHEN p.available = 0 THEN 'unavailable'
      WHEN v.id IS NULL AND (w.variant_id <> 0 OR EXISTS (SELECT 1 FROM variants x WHERE x.product_id = p.id))
        THEN 'attribute'
      WHEN v.stock = 0 THEN 'unavailable'
      WHEN p.customization_required = 1 AND trim(w.extra) = '' THEN 'text-missing'
      WHEN length(w.extra) > p.customization_length THEN 'text-long'
      WHEN (SELECT max(a.quantity) FROM after a WHERE a.product_id = w.product_id) > ${MAX_PER_LINE} THEN 'line-limit'
      WHEN (SELECT sum(a.quantity) FROM after a WHERE a.product_id = w.product_id) > p.quantity_limit THEN 'product-limit'
      WHEN (SELECT sum(a.quantity) FROM after a WHERE a.product_id = w.product_id AND a.variant_id = w.variant_id)
        > coalesce(v.stock, p.stock) THEN 'stock'
      WHEN (SELECT count(*) FROM after) > ${MAX_LINES} THEN 'cart-full'
    END AS reason
  FROM wanted w LEFT JOIN products p ON p.id = w.product_id
    LEFT JOIN variants v ON v.id = w.variant_id AND v.product_id = w.product_id),
refusals AS (SELECT * FROM judged WHERE reason IS NOT NULL)`

const EXISTS = `EXISTS (SELECT 1 FROM cart_lines l JOIN wanted w ON ${SAME_LINE})`

function withSql(mode: ChangeMode): string {
  return mode === 'remove' ? `WITH ${WANTED}` : `WITH ${WANTED}, ${afterSql(mode)}, ${REFUSALS}`
}

function allowedSql(mode: ChangeMode): string {
  if (mode === 'remove') return EXISTS
  return mode === 'set' ? `NOT EXISTS (SELECT 1 FROM refusals) AND ${EXISTS}` : 'NOT EXISTS (SELECT 1 FROM refusals)'
}

/** The cart still exists. Its session may have ended since the request arrived. */
const THERE = 'EXISTS (SELECT 1 FROM carts WHERE id = ?1)'

/** ?3 now, ?4 its minute, ?5 whether to create a cart. Creates it or counts the write. Does nothing for a refused change. */
export function touchSql(mode: ChangeMode): string {
  return `${withSql(mode)} INSERT INTO carts (id, created_at, updated_at, minute, writes)
    SELECT ?1, ?3, ?3, ?4, 1 WHERE ${allowedSql(mode)} AND (?5 OR ${THERE})
    ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, minute = excluded.minute,
      writes = CASE WHEN carts.minute = excluded.minute THEN carts.writes + 1 ELSE 1 END`
}

/** ?3 key or null, ?4 hash of the body, ?5 this attempt, ?6 now. The first allowed attempt owns the key. */
export function claimSql(mode: ChangeMode): string {
  return `${withSql(mode)} INSERT INTO idempotency (cart_id, key, body_hash, attempt, created_at)
    SELECT ?1, ?3, ?4, ?5, ?6 WHERE ?3 IS NOT NULL AND ${allowedSql(mode)} AND ${THERE}
    ON CONFLICT (cart_id, key) DO UPDATE SET body_hash = excluded.body_hash, attempt = excluded.attempt,
      created_at = excluded.created_at WHERE idempotency.created_at <= excluded.created_at - ${KEY_AGE_MS}`
}

export function refusalsSql(mode: ChangeMode, language: Language): string {
  if (mode === 'remove') return `WITH ${WANTED} SELECT 1 FROM wanted WHERE FALSE`
  return `${withSql(mode)} SELECT r.position, r.reason, r.stock, r.quantity_limit, r.customization_length, p.name_${language} AS name
    FROM refusals r LEFT JOIN products p ON p.id = r.product_id ORDER BY r.position`
}

export const EXISTING = `WITH ${WANTED} SELECT count(*) AS count FROM cart_lines l JOIN wanted w ON ${SAME_LINE}`

/** ?3 key or null, ?4 attempt: only the owner of the key changes the cart. */
const OWNED = '(?3 IS NULL OR (SELECT attempt FROM idempotency WHERE cart_id = ?1 AND key = ?3) = ?4)'

/** Changes the lines. */
export function changeSql(mode: ChangeMode): string {
  if (mode === 'remove')
    return `WITH ${WANTED} DELETE FROM cart_lines AS l WHERE EXISTS (SELECT 1 FROM wanted w WHERE ${SAME_LINE}) AND ${OWNED}`
  const quantity = mode === 'add' ? 'cart_lines.quantity + excluded.quantity' : 'excluded.quantity'
  return `${withSql(mode)} INSERT INTO cart_lines (cart_id, ${KEY}, quantity)
    SELECT ?1, ${KEY}, quantity FROM wanted WHERE ${allowedSql(mode)} AND ${THERE} AND ${OWNED} ORDER BY position
    ON CONFLICT (cart_id, ${KEY}) DO UPDATE SET quantity = ${quantity}`
}
