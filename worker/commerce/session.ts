import { readSingleCookie } from '../cookies.ts'
import type { CommerceContext } from './handlers/errors.ts'
import { WRITES_PER_MINUTE } from './middleware.ts'
import { loadSession, type SignedIn } from './queries/sessions.ts'
import { cartOfCustomer } from './queries/sign-in.ts'
import { sha256Hex } from './rules/token.ts'

const COOKIE = 'PHPSESSID'

/** Whose data a read returns. */
export interface Visitor {
  /** SHA-256 of the client's session id, whether it exists or not; null without an id. */
  key: string | null
  /** A visitor's cart belongs to the session, a customer's to the customer. */
  cartId: string | null
  customer: SignedIn | null
}

/** A shopper's session. The cookie holds a random id; stored data use its hash as a key. */
export interface Session {
  key: string
  cartId: string
  customer: SignedIn | null
  /** The id to return for a new session; null for an existing one. */
  issued: string | null
}

/** The hash of the client's session id. */
export async function sessionKey(c: CommerceContext): Promise<string | null> {
  const id = c.req.header('session') || readSingleCookie(c.req.header('cookie'), COOKIE)
  return id && /^[\w-]{16,128}$/.test(id) ? sha256Hex(id) : null
}

export async function visitorOf(c: CommerceContext): Promise<Visitor> {
  const key = await sessionKey(c)
  if (key === null) return { key, cartId: null, customer: null }
  const { customer } = await loadSession(c.var.commerce.db, key, c.var.commerce.now())
  return { key, cartId: customer ? cartOfCustomer(customer.id) : key, customer }
}

/**
 * The session for a write. Replaces an id that the server did not issue by a new one.
 * Null for a session that has just ended: a new one would overwrite the session that replaced it in the browser.
 */
export async function sessionForWrite(c: CommerceContext): Promise<Session | null> {
  const { db, now } = c.var.commerce
  const key = await sessionKey(c)
  if (key === null) return newSession(c)
  const { known, ended, customer } = await loadSession(db, key, now())
  if (customer) return { key, cartId: cartOfCustomer(customer.id), customer, issued: null }
  if (known) return { key, cartId: key, customer: null, issued: null }
  return ended ? null : newSession(c)
}

export async function newSession(c: CommerceContext): Promise<Session> {
  const issued = c.var.commerce.randomId()
  const key = await sha256Hex(issued)
  return { key, cartId: key, customer: null, issued }
}

/** A visitor's missing cart is not recreated, because its session has ended. */
export function cartOfSession({ cartId, customer, issued }: Session): { cartId: string; mayBegin: boolean } {
  return { cartId, mayBegin: issued !== null || customer !== null }
}

/** After a successful write: sets the cookie of a new session, and counts the writes left. */
export function acknowledge(c: CommerceContext, { issued }: Pick<Session, 'issued'>, writes: number): void {
  c.set('writesLeft', Math.max(0, WRITES_PER_MINUTE - writes))
  if (issued) c.header('Set-Cookie', sessionCookie(issued), { append: true })
}

/** Without `Secure`: only the edge knows the shopper's scheme. */
function sessionCookie(id: string): string {
  return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`
}
