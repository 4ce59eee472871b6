import type { Language } from '../rules/language.ts'
import { all, query, runAll } from './batch.ts'
import { type CartRows, cartQuery, couponQuery, KEY_AGE_MS, minuteOf, pairQuery } from './cart.ts'
import { type ChangeMode, changeSql, claimSql, EXISTING, refusalsSql, touchSql } from './cart-sql.ts'

/** A line without options, texts or a subscription. */
export const NO_CHOICE = { variantId: 0, unitId: 0, warehouseId: 0, extra: '' }

interface CartLine {
  productId: number
  variantId: number
  unitId: number
  warehouseId: number
  extra: string
  quantity: number
}

export interface CartChange {
  cartId: string
  /** Whether to create a missing cart. */
  mayBegin: boolean
  mode: ChangeMode
  lines: CartLine[]
  /** The request's Idempotency-Key, null without one. */
  claim: Claim | null
  language: Language
  now: number
}

export interface Claim {
  key: string
  /** SHA-256 of the request's lines. */
  bodyHash: string
  /** Unique per request. */
  attempt: string
}

/** Why a line is refused, and the field of a product that it concerns. */
export const REFUSED_FIELDS = {
  unknown: 'id',
  unavailable: 'id',
  'cart-full': 'id',
  attribute: 'idAtributoValor',
  'text-missing': 'personalizacao',
  'text-long': 'personalizacao',
  'line-limit': 'quantidade',
  'product-limit': 'quantidade',
  stock: 'quantidade'
}

export interface Refusal {
  /** Position of the refused line in the request; the first of equal lines. */
  position: number
  reason: keyof typeof REFUSED_FIELDS
  stock: number | null
  quantity_limit: number | null
  customization_length: number | null
  name: string | null
}

export type ChangeResult =
  | { kind: 'changed' | 'replayed'; cart: CartRows; writes: number }
  | { kind: 'refused'; refusals: Refusal[]; cart: CartRows; writes: number }
  | { kind: 'no-such-line' }
  | { kind: 'session-ended' }
  | { kind: 'key-reused' }

/**
 * Changes a cart, all or nothing. Change, checks and answer are one transaction, and no statement writes a value that the
 * Worker has read: concurrent changes cannot overwrite each other.
 */
export async function changeCart(db: D1Database, change: CartChange): Promise<ChangeResult> {
  const { cartId, mode, claim, language, now } = change
  const { key = null, attempt = null } = claim ?? {}
  const wanted = JSON.stringify(change.lines)
  const [, , owners, refusals, [existing], , lines, pairs, [coupon], [count]] = await runAll(
    db,
    query(touchSql(mode), cartId, wanted, now, minuteOf(now), Number(change.mayBegin)),
    query(claimSql(mode), cartId, wanted, key, claim?.bodyHash ?? null, attempt, now),
    query<OwnerRow>(OWNER, cartId, key, now - KEY_AGE_MS),
    query<Refusal>(refusalsSql(mode, language), cartId, wanted),
    query<{ count: number }>(EXISTING, cartId, wanted),
    query(changeSql(mode), cartId, wanted, key, attempt),
    cartQuery(cartId, language, now),
    pairQuery(cartId),
    couponQuery(cartId, now),
    query<{ writes: number }>('SELECT writes FROM carts WHERE id = ?', cartId)
  )
  if (!count && !change.mayBegin) return { kind: 'session-ended' }
  const result = { cart: { lines, pairs, coupon: coupon ?? null }, writes: count?.writes ?? 0 }
  const [owner] = owners
  if (claim && owner && owner.attempt !== claim.attempt)
    return owner.body_hash === claim.bodyHash ? { kind: 'replayed', ...result } : { kind: 'key-reused' }
  if (mode !== 'add' && !existing?.count) return { kind: 'no-such-line' }
  return refusals.length > 0 ? { kind: 'refused', refusals, ...result } : { kind: 'changed', ...result }
}

/** Checks why an empty cart would refuse these lines. Writes nothing. */
export function judgeLines(db: D1Database, lines: CartChange['lines'], language: Language): Promise<Refusal[]> {
  return all<Refusal>(db, refusalsSql('add', language), NO_CART, JSON.stringify(lines))
}

/** Cart ids are hashes, so no cart has this one. */
const NO_CART = ''

interface OwnerRow {
  attempt: string
  body_hash: string
}

const OWNER = 'SELECT attempt, body_hash FROM idempotency WHERE cart_id = ? AND key = ? AND created_at > ?'
