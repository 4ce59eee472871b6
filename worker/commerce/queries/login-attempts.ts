import { query, runAll } from './batch.ts'
import type { CustomerRow } from './customers.ts'

const MINUTE_MS = 60 * 1000
/** So many failures in so long a time and account; a login that is being tried counts as one until it succeeds. */
const FAILURES = 5
const FAILURES_MS = 15 * MINUTE_MS
/** So many logins a minute from one place. */
const LOGINS_PER_MINUTE = 20

export interface LoginAttempt {
  /** Unique per request. */
  attempt: string
  /** What is typed, as an e-mail address and as a CPF or CNPJ. */
  email: string
  document: string
  /** A keyed hash of what is typed: the account that is counted where there is none. */
  account: string
  /** A keyed hash of where it comes from. */
  client: string
  now: number
}

export type Reserved = { kind: 'open'; customer: CustomerRow | null } | { kind: 'limited'; retryAfterS: number }

interface StateRow {
  own: number
  /** The first of those that count, null when there are fewer than the limit. */
  account_since: number | null
  client_since: number | null
}

/**
 * Takes a place among the failures that an account may have, before any work is done for the login: decided by one
 * statement, so that no number of parallel requests gets more of them. `signIn` gives it back.
 */
export async function reserveLogin(db: D1Database, login: LoginAttempt): Promise<Reserved> {
  const { attempt, email, document, account, client, now } = login
  const binds = [email, document, account, attempt, client, now - FAILURES_MS, now - MINUTE_MS]
  const [, [state], [customer]] = await runAll(
    db,
    query<object>(RESERVE, ...binds, now),
    query<StateRow>(STATE, ...binds),
    query<CustomerRow>('SELECT * FROM customers WHERE login_email = ? OR login_document = ?', email, document)
  )
  if (state?.own) return { kind: 'open', customer: customer ?? null }
  const until = Math.max(ends(state?.account_since, FAILURES_MS), ends(state?.client_since, MINUTE_MS))
  return { kind: 'limited', retryAfterS: Math.max(1, Math.ceil((until - now) / 1000)) }
}

/** Deletes what nothing counts any more. For a scheduled run. */
export async function sweepLogins(db: D1Database, now: number): Promise<void> {
  await runAll(db, query('DELETE FROM login_attempts WHERE created_at <= ?', now - FAILURES_MS))
}

/** E-mail and document of one customer are one account. */
const ACCOUNT = `coalesce((SELECT 'customer:' || id FROM customers WHERE login_email = ?1 OR login_document = ?2), ?3)`
const OF_ACCOUNT = `FROM login_attempts WHERE account = ${ACCOUNT} AND created_at > ?6`
const OF_CLIENT = 'FROM login_attempts WHERE client = ?5 AND created_at > ?7'

const RESERVE = `INSERT INTO login_attempts (attempt, account, client, created_at) SELECT ?4, ${ACCOUNT}, ?5, ?8
  WHERE (SELECT count(*) ${OF_ACCOUNT}) < ${FAILURES} AND (SELECT count(*) ${OF_CLIENT}) < ${LOGINS_PER_MINUTE}`

const STATE = `SELECT EXISTS (SELECT 1 FROM login_attempts WHERE attempt = ?4) AS own,
  (SELECT min(created_at) ${OF_ACCOUNT} HAVING count(*) >= ${FAILURES}) AS account_since,
  (SELECT min(created_at) ${OF_CLIENT} HAVING count(*) >= ${LOGINS_PER_MINUTE}) AS client_since`

function ends(since: number | null | undefined, lengthMs: number): number {
  return typeof since === 'number' ? since + lengthMs : 0
}
