import { CART_AGE_MS } from './cart.ts'
import { all, only, runAll, sql } from './database.ts'

const MINUTE_MS = 60 * 1000
const LOGIN_AGE_MS = 14 * 24 * 60 * MINUTE_MS
/** After half an hour without a call, personal data require a new login. */
const IDLE_MS = 30 * MINUTE_MS
/** How long an ended session is remembered, for calls that were pending. */
const ENDED_MS = MINUTE_MS

export interface SignedIn {
  id: number
  recent: boolean
}

/** The state of a session. The call counts as a use, written at most once a minute. */
export async function loadSession(db: D1Database, key: string, now: number) {
  const query = sql<Record<'known' | 'ended', number> & Record<'customer_id' | 'used_at', number | null>>`
    SELECT EXISTS (SELECT 1 FROM carts WHERE id = ${key} AND updated_at > ${now - CART_AGE_MS}) AS known,
      EXISTS (SELECT 1 FROM ended_sessions WHERE id = ${key} AND ended_at > ${now - ENDED_MS}) AS ended,
      s.customer_id, s.used_at
    FROM (SELECT 1) LEFT JOIN customer_sessions s ON s.id = ${key} AND s.created_at > ${now - LOGIN_AGE_MS}`
  const { known, ended, customer_id: id, used_at: usedAt } = await only(db, query)
  const customer: SignedIn | null = id === null ? null : { id, recent: (usedAt ?? 0) > now - IDLE_MS }
  if (customer?.recent && (usedAt ?? now) <= now - MINUTE_MS) await recordUse(db, key, now)
  return { known: known === 1, ended: ended === 1, customer, cartId: customer ? cartOfCustomer(customer.id) : key }
}

/** The customer's cart on all devices. Session hashes never have this form. */
export function cartOfCustomer(customerId: number): string {
  return `customer:${customerId}`
}

/** A database that takes no writes, such as a full one, can still be read. */
async function recordUse(db: D1Database, key: string, now: number): Promise<void> {
  const query = sql`UPDATE customer_sessions SET used_at = ${now} WHERE id = ${key} AND used_at < ${now}`
  await all(db, query).catch(() => null)
}

export async function endSession(db: D1Database, key: string, now: number): Promise<boolean> {
  const [ended] = await runAll(db, ...endQueries(key, now))
  return ended.length > 0
}

export function endQueries(key: string, now: number) {
  return [
    sql`INSERT INTO ended_sessions (id, ended_at) SELECT ${key}, ${now}
      WHERE EXISTS (SELECT 1 FROM carts WHERE id = ${key}) OR EXISTS (SELECT 1 FROM customer_sessions WHERE id = ${key})
      ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at RETURNING id`,
    sql`DELETE FROM customer_sessions WHERE id = ${key}`,
    sql`DELETE FROM carts WHERE id = ${key}`
  ] as const
}

/** Sessions, and customers that only their session could use. */
export function expiredSessions(now: number) {
  return [
    sql`DELETE FROM customer_sessions WHERE created_at <= ${now - LOGIN_AGE_MS}`,
    sql`DELETE FROM ended_sessions WHERE ended_at <= ${now - ENDED_MS}`,
    sql`DELETE FROM customers WHERE login_email IS NULL AND created_at <= ${now - LOGIN_AGE_MS}
      AND NOT EXISTS (SELECT 1 FROM customer_sessions s WHERE s.customer_id = customers.id)`
  ]
}
