import type { TypedAccount } from '../rules/account-bodies.ts'
import { type Expiry, query, runAll } from './batch.ts'
import type { CustomerRow } from './customers.ts'

const MINUTE_MS = 60 * 1000
/** Failures allowed per typed account and client in this time. A login in progress counts as a failure until it succeeds. */
const FAILURES = 5
const FAILURES_MS = 15 * MINUTE_MS
/** Logins per minute and client. */
const LOGINS_PER_MINUTE = 20
/** Failures of one account from any client before delays start. Each further failure doubles the delay. */
const FAILURES_WITHOUT_DELAY = 5
const FIRST_DELAY_MS = 250
/** Below the slow-call threshold and the login's timeout. */
const MAX_DELAY_MS = 2_000

export interface LoginAttempt extends TypedAccount {
  /** Unique per request. */
  attempt: string
  /** A keyed hash of the typed account. It does not depend on whether such a customer exists. */
  account: string
  /** A keyed hash of the client's network. */
  client: string
  now: number
}

interface StateRow {
  own: number
  /** Earlier failures of the account from any client. */
  failures: number
  /** The oldest failure that counts; null below the limit. */
  account_since: number | null
  client_since: number | null
}

/**
 * Reserves one of the failures that a client may cause for an account, before any other work for the login. A single
 * statement, so that concurrent requests cannot exceed the limit. `signIn` returns it. Failures from other clients never
 * refuse a login, or anybody could lock a customer out; they only delay it.
 */
export async function reserveLogin(db: D1Database, login: LoginAttempt) {
  const { attempt, email, document, account, client, now } = login
  const binds = [attempt, account, client, now - FAILURES_MS, now - MINUTE_MS]
  const [, [state], [customer]] = await runAll(
    db,
    query(RESERVE, ...binds, now),
    query<StateRow>(STATE, ...binds),
    query<CustomerRow>('SELECT * FROM customers WHERE login_email = ? OR login_document = ?', email, document)
  )
  if (state?.own) return { kind: 'open' as const, customer: customer ?? null, delayMs: delayAfter(state.failures) }
  const until = Math.max(ends(state?.account_since, FAILURES_MS), ends(state?.client_since, MINUTE_MS))
  return { kind: 'limited' as const, retryAfterS: Math.max(1, Math.ceil((until - now) / 1000)) }
}

export const EXPIRED_LOGINS: Expiry = [['DELETE FROM login_attempts WHERE created_at <= ?', FAILURES_MS]]

const OF_ACCOUNT = 'FROM login_attempts WHERE account = ?2 AND created_at > ?4'
const OF_PAIR = `${OF_ACCOUNT} AND client = ?3`
const OF_CLIENT = 'FROM login_attempts WHERE client = ?3 AND created_at > ?5'

const RESERVE = `INSERT INTO login_attempts (attempt, account, client, created_at) SELECT ?1, ?2, ?3, ?6
  WHERE (SELECT count(*) ${OF_PAIR}) < ${FAILURES} AND (SELECT count(*) ${OF_CLIENT}) < ${LOGINS_PER_MINUTE}`

const STATE = `SELECT EXISTS (SELECT 1 FROM login_attempts WHERE attempt = ?1) AS own,
  (SELECT count(*) FROM (SELECT 1 ${OF_ACCOUNT} AND attempt <> ?1 LIMIT 20)) AS failures,
  (SELECT min(created_at) ${OF_PAIR} HAVING count(*) >= ${FAILURES}) AS account_since,
  (SELECT min(created_at) ${OF_CLIENT} HAVING count(*) >= ${LOGINS_PER_MINUTE}) AS client_since`

function delayAfter(failures: number): number {
  const steps = failures - FAILURES_WITHOUT_DELAY
  return steps < 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** steps)
}

function ends(since: number | null | undefined, lengthMs: number): number {
  return typeof since === 'number' ? since + lengthMs : 0
}
