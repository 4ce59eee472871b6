import type { TypedAccount } from '../rules/account-bodies.ts'
import { type Database, type Expired, first, listOf, runAll, type Sql, sql } from './database.ts'
import type { Submission } from './submissions.ts'

/** A link for a new password works once, for one hour. */
const RESET_AGE_MS = 60 * 60 * 1000
/** A limit of messages per hour, so that nobody can flood an inbox. */
const MESSAGES_PER_HOUR = 3

type Recovery = TypedAccount & Record<'tokenHash' | 'language' | 'subject' | 'body', string>

/** The same statements run whether the customer exists or not. */
export function recoveryStores(recovery: Recovery, { attempt, now }: Submission): Sql[] {
  const { email, document, tokenHash, language, subject, body } = recovery
  return [
    sql`INSERT INTO password_resets (token, customer_id, created_at)
      SELECT ${tokenHash}, c.id, ${now} FROM customers c WHERE (c.login_email = ${email} OR c.login_document = ${document})
        AND (SELECT count(*) FROM password_resets r
          WHERE r.customer_id = c.id AND r.created_at > ${now - RESET_AGE_MS}) < ${MESSAGES_PER_HOUR}
        AND EXISTS (SELECT 1 FROM submissions WHERE attempt = ${attempt})`,
    sql`INSERT INTO outbox (customer_id, kind, recipient, language, subject, body, created_at, expires_at)
      SELECT c.id, 'password-recovery', c.email, ${language}, ${subject}, ${body}, ${now}, ${now + RESET_AGE_MS}
      FROM password_resets r JOIN customers c ON c.id = r.customer_id WHERE r.token = ${tokenHash}`
  ]
}

export interface ResetOwner {
  email: string
  login_email: string | null
  login_document: string | null
}

export function ownerOfReset(db: Database, tokenHash: string, now: number): Promise<ResetOwner | null> {
  const query = sql<ResetOwner>`SELECT email, login_email, login_document FROM customers WHERE id = ${owner(tokenHash, now)}`
  return first(db, query)
}

interface PasswordReset {
  tokenHash: string
  password: string
  accounts: string[]
  now: number
}

/** The first statement decides, once. Ends all sessions, failed logins and other links of the customer. */
export async function resetPassword(db: Database, { tokenHash, password, accounts, now }: PasswordReset) {
  const id = owner(tokenHash, now)
  const [changed] = await runAll(
    db,
    sql`UPDATE customers SET password = ${password} WHERE id = ${id} RETURNING id`,
    sql`DELETE FROM customer_sessions WHERE customer_id = ${id}`,
    sql`DELETE FROM login_attempts WHERE account IN ${listOf(accounts)} AND ${id} IS NOT NULL`,
    sql`DELETE FROM outbox WHERE kind = 'password-recovery' AND customer_id = ${id}`,
    sql`DELETE FROM password_resets WHERE customer_id = ${id}`
  )
  return changed.length > 0
}

function owner(tokenHash: string, now: number): Sql {
  return sql`(SELECT customer_id FROM password_resets WHERE token = ${tokenHash} AND created_at > ${now - RESET_AGE_MS})`
}

export function expiredRecovery(now: number): Expired[] {
  return [
    { table: 'password_resets', key: 'token', where: sql`created_at <= ${now - RESET_AGE_MS}` },
    { table: 'outbox', key: 'id', where: sql`expires_at <= ${now}` }
  ]
}
