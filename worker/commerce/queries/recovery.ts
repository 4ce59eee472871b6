import type { TypedAccount } from '../rules/account-bodies.ts'
import { type Expiry, first, type Query, query, runAll } from './batch.ts'
import type { Submission } from './submissions.ts'

/** A link for a new password works once, for one hour. */
const RESET_AGE_MS = 60 * 60 * 1000
/** A limit of messages per hour, so that nobody can flood an inbox. */
const MESSAGES_PER_HOUR = 3

/** The hash is that of the token in the message. */
type Recovery = TypedAccount & Record<'tokenHash' | 'language' | 'subject' | 'body', string>

/** Stores the link and its message if the customer exists. The same statements run if not. */
export function recoveryStores(recovery: Recovery, { attempt, now }: Submission): Query[] {
  const { email, document, tokenHash, language, subject, body } = recovery
  return [
    query(
      `INSERT INTO password_resets (token, customer_id, created_at)
      SELECT ?1, c.id, ?2 FROM customers c WHERE (c.login_email = ?3 OR c.login_document = ?4)
        AND (SELECT count(*) FROM password_resets r WHERE r.customer_id = c.id AND r.created_at > ?5) < ${MESSAGES_PER_HOUR}
        AND EXISTS (SELECT 1 FROM submissions WHERE attempt = ?6)`,
      tokenHash,
      now,
      email,
      document,
      now - RESET_AGE_MS,
      attempt
    ),
    query(
      `INSERT INTO outbox (customer_id, kind, recipient, language, subject, body, created_at, expires_at)
      SELECT c.id, 'password-recovery', c.email, ?1, ?2, ?3, ?4, ?5
      FROM password_resets r JOIN customers c ON c.id = r.customer_id WHERE r.token = ?6`,
      language,
      subject,
      body,
      now,
      now + RESET_AGE_MS,
      tokenHash
    )
  ]
}

export interface ResetOwner {
  email: string
  login_email: string | null
  login_document: string | null
}

/** The customer of a valid token; null for an invalid one. */
export function ownerOfReset(db: D1Database, tokenHash: string, now: number): Promise<ResetOwner | null> {
  const sql = `SELECT c.email, c.login_email, c.login_document FROM password_resets r JOIN customers c ON c.id = r.customer_id
    WHERE r.token = ? AND r.created_at > ?`
  return first<ResetOwner>(db, sql, tokenHash, now - RESET_AGE_MS)
}

interface PasswordReset {
  tokenHash: string
  password: string
  /** The hashes that count the customer's logins. */
  accounts: string[]
  now: number
}

/**
 * Sets the password if the token is still valid; the first statement decides, once. Ends all sessions, clears the failed
 * logins and invalidates other links.
 */
export async function resetPassword(db: D1Database, { tokenHash, password, accounts, now }: PasswordReset) {
  const binds = [tokenHash, now - RESET_AGE_MS]
  const [changed] = await runAll(
    db,
    query<{ id: number }>(`UPDATE customers SET password = ?3 WHERE id = ${OWNER} RETURNING id`, ...binds, password),
    query(`DELETE FROM customer_sessions WHERE customer_id = ${OWNER}`, ...binds),
    query(
      `DELETE FROM login_attempts WHERE account IN (SELECT value FROM json_each(?3)) AND ${OWNER} IS NOT NULL`,
      ...binds,
      JSON.stringify(accounts)
    ),
    query(`DELETE FROM outbox WHERE kind = 'password-recovery' AND customer_id = ${OWNER}`, ...binds),
    query(`DELETE FROM password_resets WHERE customer_id = ${OWNER}`, ...binds)
  )
  return changed.length > 0
}

const OWNER = '(SELECT customer_id FROM password_resets WHERE token = ?1 AND created_at > ?2)'

export const EXPIRED_RECOVERY: Expiry = [
  ['DELETE FROM password_resets WHERE created_at <= ?', RESET_AGE_MS],
  ['DELETE FROM outbox WHERE expires_at <= ?', 0]
]
