import type { Language } from '../rules/language.ts'
import { raw, type Sql, sql, texts } from './database.ts'

// Every statement of a change repeats these checks, inside one transaction.

export const NO_CHOICE = { variantId: 0, unitId: 0, warehouseId: 0, extra: '' }

export interface WantedLines {
  cartId: string | Sql
  /** Add creates a line or raises its quantity; set changes an existing line; remove deletes it. */
  mode: 'add' | 'set' | 'remove'
  lines: (typeof NO_CHOICE & { productId: number; quantity: number })[]
  /** In years; 0 where the store does not know it. */
  shopperAge: number
}

/** The store's own limits; the specification has none. */
export const MAX_LINES = 100
export const MAX_PER_LINE = 99

/** Spec 9: alcohol age limit. */
export const ADULT_AGE = 18

export const KEY = raw('product_id, variant_id, unit_id, warehouse_id, extra')

export function isWanted(cartId: string | Sql) {
  return sql`l.cart_id = ${cartId} AND l.product_id = w.product_id AND l.variant_id = w.variant_id
    AND l.unit_id = w.unit_id AND l.warehouse_id = w.warehouse_id AND l.extra = w.extra`
}

/** A WITH clause. Equal lines of `wanted` are merged; `after` is the changed cart. Lines of a unit share its stock. */
export function withChecks({ cartId, mode, lines, shopperAge }: WantedLines): Sql {
  const replaced = sql`EXISTS (SELECT 1 FROM wanted w WHERE ${isWanted(cartId)})`
  return sql`WITH wanted AS (
    SELECT value->>'$.productId' AS product_id, value->>'$.variantId' AS variant_id, value->>'$.unitId' AS unit_id,
      value->>'$.warehouseId' AS warehouse_id, value->>'$.extra' AS extra,
      sum(value->>'$.quantity') AS quantity, min(key) AS position
    FROM json_each(${JSON.stringify(lines)}) GROUP BY 1, 2, 3, 4, 5),
  after AS (
    SELECT ${KEY}, sum(quantity) AS quantity FROM (
      SELECT ${KEY}, quantity FROM cart_lines l WHERE l.cart_id = ${cartId} AND NOT (${mode} = 'set' AND ${replaced})
      UNION ALL SELECT ${KEY}, quantity FROM wanted
    ) GROUP BY ${KEY}),
  judged AS (
    SELECT w.product_id, w.variant_id, w.position, p.quantity_limit, p.customization_length, coalesce(v.stock, p.stock) AS stock,
      CASE
        WHEN p.id IS NULL THEN 'unknown'
        WHEN p.available = 0 THEN 'unavailable'
        WHEN p.age_restricted = 1 AND ${shopperAge} < ${ADULT_AGE}
          AND w.quantity > coalesce(CASE ${mode} WHEN 'set' THEN (SELECT l.quantity FROM cart_lines l WHERE ${isWanted(cartId)}) END, 0)
          THEN 'adult'
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
      LEFT JOIN variants v ON v.id = w.variant_id AND v.product_id = w.product_id
    WHERE ${mode} <> 'remove'),
  refusals AS (SELECT * FROM judged WHERE reason IS NOT NULL)`
}

/** Why a line is refused, and the field of a product that it concerns. */
export const REFUSED_FIELDS = {
  unknown: 'id',
  unavailable: 'id',
  adult: 'id',
  'cart-full': 'id',
  attribute: 'idAtributoValor',
  'text-missing': 'personalizacao',
  'text-long': 'personalizacao',
  'line-limit': 'quantidade',
  'product-limit': 'quantidade',
  stock: 'quantidade'
}

export interface Refusal extends Record<'stock' | 'quantity_limit' | 'customization_length', number | null> {
  position: number
  reason: keyof typeof REFUSED_FIELDS
  name: string | null
}

export function refusalsQuery(wanted: WantedLines, language: Language) {
  return sql<Refusal>`${withChecks(wanted)}
    SELECT r.position, r.reason, r.stock, r.quantity_limit, r.customization_length, ${texts(language, 'p.name')}
    FROM refusals r LEFT JOIN products p ON p.id = r.product_id ORDER BY r.position`
}
