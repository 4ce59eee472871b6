import type { TypedAccount } from '../rules/account-bodies.ts'
import type { CustomerRow } from './customers.ts'
import { type Database, type Expired, runAll, sql } from './database.ts'

const MINUTE_MS = 60 * 1000
/** Failures allowed per typed account and client in this time. A login in progress counts as a failure until it succeeds. */
const FAILURES = 5
const FAILURES_MS = 15 * MINUTE_MS
const LOGINS_PER_MINUTE = 20
/** Failures of one account from any client before delays start. Each further failure doubles the delay. */
const FAILURES_WITHOUT_DELAY = 5
const FIRST_DELAY_MS = 250
/** Below the slow-call threshold and the login's timeout. */
const MAX_DELAY_MS = 2_000

interface LoginAttempt extends TypedAccount {
  attempt: string
  /** A keyed hash of the typed account. It does not depend on whether such a customer exists. */
  account: string
  client: string
  now: number
}

/** `…_since`: the oldest attempt that counts; null below the limit. */
type StateRow = Record<'own' | 'failures', number> & Record<'account_since' | 'client_since', number | null>

/** Reserves a failure by one statement, so that concurrent requests cannot exceed the limit. `signIn` returns it. */
export async function reserveLogin(db: Database, login: LoginAttempt) {
  const { attempt, email, document, account, client, now } = login
  const ofAccount = sql`FROM login_attempts WHERE account = ${account} AND created_at > ${now - FAILURES_MS}`
  const ofPair = sql`${ofAccount} AND client = ${client}`
  const ofClient = sql`FROM login_attempts WHERE client = ${client} AND created_at > ${now - MINUTE_MS}`
  const [, [state], [customer]] = await runAll(
    db,
    sql`INSERT INTO login_attempts (attempt, account, client, created_at)
      SELECT ${attempt}, ${account}, ${client}, ${now} WHERE (SELECT count(*) ${ofPair}) < ${FAILURES}
        AND (SELECT count(*) ${ofClient}) < ${LOGINS_PER_MINUTE}`,
    sql<StateRow>`SELECT EXISTS (SELECT 1 FROM login_attempts WHERE attempt = ${attempt}) AS own,
      (SELECT count(*) FROM (SELECT 1 ${ofAccount} AND attempt <> ${attempt} LIMIT 20)) AS failures,
      (SELECT min(created_at) ${ofPair} HAVING count(*) >= ${FAILURES}) AS account_since,
      (SELECT min(created_at) ${ofClient} HAVING count(*) >= ${LOGINS_PER_MINUTE}) AS client_since`,
    sql<CustomerRow>`SELECT * FROM customers WHERE login_email = ${email} OR login_document = ${document}`
  )
  if (state?.own) return { kind: 'open' as const, customer: customer ?? null, delayMs: delayAfter(state.failures) }
  const until = Math.max((state?.account_since ?? 0) + FAILURES_MS, (state?.client_since ?? 0) + MINUTE_MS)
  return { kind: 'limited' as const, retryAfterS: Math.max(1, Math.ceil((until - now) / 1000)) }
}

/** Nobody failed: the password was never compared. */
export async function returnLogin(db: Database, attempt: string): Promise<void> {
  await runAll(db, sql`DELETE FROM login_attempts WHERE attempt = ${attempt}`)
}

export function expiredLogins(now: number): Expired[] {
  return [{ table: 'login_attempts', key: 'attempt', where: sql`created_at <= ${now - FAILURES_MS}` }]
}

/** Failures from other clients only delay a login, or anybody could lock a customer out. */
function delayAfter(failures: number): number {
  const steps = failures - FAILURES_WITHOUT_DELAY
  return steps < 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** steps)
}
