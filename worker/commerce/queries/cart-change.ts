import type { Language } from '../rules/language.ts'
import { type CartRows, cartQueries, KEY_AGE_MS, touchQuery } from './cart.ts'
import { ADULT_AGE, isWanted, KEY, type Refusal, refusalsQuery, type WantedLines, withChecks } from './cart-checks.ts'
import { all, type Database, raw, runAll, type Sql, sql } from './database.ts'
import { cartOfWrite, sessionUse, type WritingSession } from './sessions.ts'

export interface CartChange extends Omit<WantedLines, 'cartId'> {
  session: WritingSession
  claim: Claim | null
  language: Language
  now: number
}

/** The request's Idempotency-Key. */
export interface Claim {
  key: string
  bodyHash: string
  attempt: string
}

export type ChangeResult =
  | ({ kind: 'changed' | 'replayed' } & Changed)
  | ({ kind: 'refused'; refusals: Refusal[] } & Changed)
  | { kind: 'no-such-line' | 'session-ended' | 'key-reused' }

interface Changed {
  cart: CartRows
  writes: number
  /** Whether the write began the fresh session. */
  isFresh: boolean
}

/** One transaction that writes no value the Worker has read, so concurrent changes cannot overwrite each other. */
export async function changeCart(db: Database, wanted: CartChange): Promise<ChangeResult> {
  const { session, mode, claim, language, now } = wanted
  const cartId = cartOfWrite(session, now)
  const change = { ...wanted, cartId }
  const checks = withChecks(change)
  const may = sql`NOT EXISTS (SELECT 1 FROM refusals)
    AND (${mode} = 'add' OR EXISTS (SELECT 1 FROM cart_lines l JOIN wanted w ON ${isWanted(cartId)}))`
  const mayChange = sql`${may} AND ${cartId} IS NOT NULL`
  const [[{ id = null } = {}], , , , [owner], refusals, [existing], , lines, pairs, [coupon], [count]] = await runAll(
    db,
    sql<{ id: string | null }>`SELECT ${cartId} AS id`,
    sessionUse(session.key, now),
    touchQuery(cartId, now, mayChange, checks),
    claimQuery(change, checks, mayChange),
    sql<{ attempt: string; body_hash: string }>`SELECT attempt, body_hash FROM idempotency
      WHERE cart_id = ${cartId} AND key = ${claim?.key ?? null} AND created_at > ${now - KEY_AGE_MS}`,
    refusalsQuery(change, language),
    sql<{ count: number }>`${checks} SELECT count(*) AS count FROM cart_lines l JOIN wanted w ON ${isWanted(cartId)}`,
    linesChange(change, checks, mayChange),
    ...cartQueries(cartId, language, now),
    sql<{ writes: number }>`SELECT writes FROM carts WHERE id = ${cartId}`
  )
  if (id === null) return { kind: 'session-ended' }
  const cart = { lines, pairs, coupon: coupon ?? null }
  const result = { cart, writes: count?.writes ?? 0, isFresh: id === session.fresh }
  if (claim && owner && owner.attempt !== claim.attempt)
    return owner.body_hash === claim.bodyHash ? { kind: 'replayed', ...result } : { kind: 'key-reused' }
  if (mode !== 'add' && !existing?.count) return { kind: 'no-such-line' }
  return refusals.length > 0 ? { kind: 'refused', refusals, ...result } : { kind: 'changed', ...result }
}

type Change = CartChange & WantedLines

function claimQuery({ cartId, claim, now }: Change, checks: Sql, mayChange: Sql): Sql {
  const { key = null, bodyHash = null, attempt = null } = claim ?? {}
  return sql`${checks} INSERT INTO idempotency (cart_id, key, body_hash, attempt, created_at)
    SELECT ${cartId}, ${key}, ${bodyHash}, ${attempt}, ${now} WHERE ${key} IS NOT NULL AND ${mayChange}
    ON CONFLICT (cart_id, key) DO UPDATE SET body_hash = excluded.body_hash, attempt = excluded.attempt,
      created_at = excluded.created_at WHERE idempotency.created_at <= excluded.created_at - ${KEY_AGE_MS}`
}

function linesChange({ cartId, mode, claim }: Change, checks: Sql, mayChange: Sql): Sql {
  const owned = claim
    ? sql`(SELECT attempt FROM idempotency WHERE cart_id = ${cartId} AND key = ${claim.key}) = ${claim.attempt}`
    : raw('TRUE')
  if (mode === 'remove')
    return sql`${checks} DELETE FROM cart_lines AS l
      WHERE EXISTS (SELECT 1 FROM wanted w WHERE ${isWanted(cartId)}) AND ${owned}`
  const quantity = raw(mode === 'add' ? 'cart_lines.quantity + excluded.quantity' : 'excluded.quantity')
  return sql`${checks} INSERT INTO cart_lines (cart_id, ${KEY}, quantity)
    SELECT ${cartId}, ${KEY}, quantity FROM wanted WHERE ${mayChange} AND ${owned} ORDER BY position
    ON CONFLICT (cart_id, ${KEY}) DO UPDATE SET quantity = ${quantity}`
}

/** Does not ask for an age: the cart does. */
export function judgeLines(db: Database, lines: CartChange['lines'], language: Language): Promise<Refusal[]> {
  return all(db, refusalsQuery({ cartId: NO_CART, mode: 'add', lines, shopperAge: ADULT_AGE }, language))
}

/** Cart ids are hashes, so no cart has this one. */
const NO_CART = ''
