import { waitUntil } from 'cloudflare:workers'
import { CART_AGE_MS } from './cart.ts'
import { all, type Database, type Expired, only, runAll, type Sql, sql } from './database.ts'

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

/** The state of a session. Its use is recorded behind the answer, at most once a minute. */
export async function loadSession(db: Database, key: string, now: number) {
  const query = sql<Record<'known' | 'ended', number> & Record<'customer_id' | 'used_at', number | null>>`
    SELECT EXISTS (SELECT 1 FROM carts WHERE id = ${key} AND updated_at > ${now - CART_AGE_MS}) AS known,
      EXISTS (SELECT 1 FROM ended_sessions WHERE id = ${key} AND ended_at > ${now - ENDED_MS}) AS ended,
      s.customer_id, s.used_at
    FROM (SELECT 1) LEFT JOIN customer_sessions s ON s.id = ${key} AND s.created_at > ${now - LOGIN_AGE_MS}`
  const { known, ended, customer_id: id, used_at: usedAt } = await only(db, query)
  const customer: SignedIn | null = id === null ? null : { id, recent: (usedAt ?? 0) > now - IDLE_MS }
  if (customer?.recent && (usedAt ?? now) <= now - MINUTE_MS) recordUse(db, key, now)
  return { known: known === 1, ended: ended === 1, customer, cartId: customer ? cartOfCustomer(customer.id) : key }
}

/** What a write needs to know of its session, inside the write's own transaction. */
export interface WritingSession {
  /** Null without a session. */
  key: string | null
  /** The key of the session that begins when there is none, or one that the server did not issue. */
  fresh: string
}

/** The cart that a write goes to. Null for a session that has just ended: a new one would overwrite what replaced it in the browser. */
export function cartOfWrite({ key, fresh }: WritingSession, now: number): Sql {
  if (key === null) return sql`${fresh}`
  return sql`(SELECT CASE WHEN s.customer_id IS NOT NULL THEN 'customer:' || s.customer_id
      WHEN EXISTS (SELECT 1 FROM carts WHERE id = ${key} AND updated_at > ${now - CART_AGE_MS}) THEN ${key}
      WHEN NOT EXISTS (SELECT 1 FROM ended_sessions WHERE id = ${key} AND ended_at > ${now - ENDED_MS}) THEN ${fresh} END
    FROM (SELECT 1) LEFT JOIN customer_sessions s ON s.id = ${key} AND s.created_at > ${now - LOGIN_AGE_MS})`
}

export function sessionUse(key: string | null, now: number): Sql {
  return sql`UPDATE customer_sessions SET used_at = ${now}
    WHERE id = ${key} AND used_at > ${now - IDLE_MS} AND used_at <= ${now - MINUTE_MS}`
}

/** A database that takes no writes, such as a full one, can still be read. */
function recordUse(db: Database, key: string, now: number): void {
  waitUntil(all(db, sessionUse(key, now)).catch(() => null))
}

/** The customer's cart on all devices. Session hashes never have this form. */
export function cartOfCustomer(customerId: number): string {
  return `customer:${customerId}`
}

export async function endSession(db: Database, key: string, now: number): Promise<boolean> {
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
export function expiredSessions(now: number): Expired[] {
  const beforeLogins = now - LOGIN_AGE_MS
  return [
    { table: 'customer_sessions', key: 'id', where: sql`created_at <= ${beforeLogins}` },
    { table: 'ended_sessions', key: 'id', where: sql`ended_at <= ${now - ENDED_MS}` },
    {
      table: 'customers',
      key: 'id',
      where: sql`login_email IS NULL AND created_at <= ${beforeLogins}
        AND NOT EXISTS (SELECT 1 FROM customer_sessions s WHERE s.customer_id = customers.id)`
    }
  ]
}
