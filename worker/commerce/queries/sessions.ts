import { all, type Expiry, first, query, runAll } from './batch.ts'
import { CART_AGE_MS } from './cart.ts'

const MINUTE_MS = 60 * 1000
/** A login is valid for two weeks. */
const LOGIN_AGE_MS = 14 * 24 * 60 * MINUTE_MS
/** After half an hour without a call, personal data require a new login. */
const IDLE_MS = 30 * MINUTE_MS
/** How long an ended session is remembered, for calls that were pending. */
const ENDED_MS = MINUTE_MS

export interface SignedIn {
  id: number
  /** Used within the last half hour. */
  recent: boolean
}

interface StateRow {
  known: number
  ended: number
  customer_id: number | null
  used_at: number | null
}

/** The state of a session. The call counts as a use, written at most once a minute. */
export async function loadSession(db: D1Database, key: string, now: number) {
  const row = await first<StateRow>(db, STATE, key, now - CART_AGE_MS, now - ENDED_MS, now - LOGIN_AGE_MS)
  const { known, ended, customer_id: id, used_at: usedAt } = row ?? UNKNOWN
  const customer: SignedIn | null = id === null ? null : { id, recent: (usedAt ?? 0) > now - IDLE_MS }
  if (customer?.recent && (usedAt ?? now) <= now - MINUTE_MS) await recordUse(db, key, now)
  return {
    /** The server issued it to a visitor, and its cart has not expired. */
    known: known === 1,
    /** A login or a logout has just ended it. */
    ended: ended === 1,
    customer
  }
}

const UNKNOWN: StateRow = { known: 0, ended: 0, customer_id: null, used_at: null }

const STATE = `SELECT EXISTS (SELECT 1 FROM carts WHERE id = ?1 AND updated_at > ?2) AS known,
    EXISTS (SELECT 1 FROM ended_sessions WHERE id = ?1 AND ended_at > ?3) AS ended, s.customer_id, s.used_at
  FROM (SELECT 1) LEFT JOIN customer_sessions s ON s.id = ?1 AND s.created_at > ?4`

/** At most once a minute. A database that takes no writes, such as a full one, can still be read. */
async function recordUse(db: D1Database, key: string, now: number): Promise<void> {
  const sql = 'UPDATE customer_sessions SET used_at = ?2 WHERE id = ?1 AND used_at < ?2'
  await all(db, sql, key, now).catch(() => null)
}

/** Ends a session at once. Returns false when it did not exist. */
export async function endSession(db: D1Database, key: string, now: number): Promise<boolean> {
  const [ended] = await runAll(db, ...endQueries(key, now))
  return ended !== undefined && ended.length > 0
}

export function endQueries(key: string, now: number) {
  return [
    query(
      `INSERT INTO ended_sessions (id, ended_at) SELECT ?1, ?2
      WHERE EXISTS (SELECT 1 FROM carts WHERE id = ?1) OR EXISTS (SELECT 1 FROM customer_sessions WHERE id = ?1)
      ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at RETURNING id`,
      key,
      now
    ),
    query('DELETE FROM customer_sessions WHERE id = ?', key),
    query('DELETE FROM carts WHERE id = ?', key)
  ]
}

/** Sessions, and customers that only their session could use. */
export const EXPIRED_SESSIONS: Expiry = [
  ['DELETE FROM customer_sessions WHERE created_at <= ?', LOGIN_AGE_MS],
  ['DELETE FROM ended_sessions WHERE ended_at <= ?', ENDED_MS],
  [
    `DELETE FROM customers WHERE login_email IS NULL AND created_at <= ?
      AND NOT EXISTS (SELECT 1 FROM customer_sessions s WHERE s.customer_id = customers.id)`,
    LOGIN_AGE_MS
  ]
]
