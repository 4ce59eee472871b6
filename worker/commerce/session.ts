import { readSingleCookie } from '../cookies.ts'
import type { CommerceContext } from './handlers/errors.ts'
import { WRITES_PER_MINUTE } from './middleware/answer-headers.ts'
import { loadSession, type SignedIn } from './queries/sessions.ts'
import { cartOfCustomer } from './queries/sign-in.ts'
import { sha256Hex } from './rules/token.ts'

const COOKIE = 'PHPSESSID'

/** Who a read is for. */
export interface Visitor {
  /** SHA-256 of the session id that the client says, found or not; null when it says none. */
  key: string | null
  /** A visitor's cart goes by the session, a customer's by the customer. */
  cartId: string | null
  customer: SignedIn | null
}

/** A shopper's session: the cookie holds a random id, everything stored goes by its hash. */
export interface Session {
  key: string
  cartId: string
  customer: SignedIn | null
  /** The id to send back when the session is new; null for one that the client has already. */
  issued: string | null
}

/** The hash of the session id that the client says. */
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
 * The session that a write goes by. An id that the server did not issue is never adopted: a new one takes its place.
 * Null for one that has just ended: a new one would push aside the session that the browser got in its place.
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

/** A visitor's cart that is gone by now is not made anew: its session has ended. */
export function cartOfSession({ cartId, customer, issued }: Session): { cartId: string; mayBegin: boolean } {
  return { cartId, mayBegin: issued !== null || customer !== null }
}

/** After a write that took place: the cookie of a new session, and what is left of the minute's writes. */
export function acknowledge(c: CommerceContext, { issued }: Pick<Session, 'issued'>, writes: number): void {
  c.set('writesLeft', Math.max(0, WRITES_PER_MINUTE - writes))
  if (issued) c.header('Set-Cookie', sessionCookie(issued), { append: true })
}

/** Whether it must be `Secure` is known to the edge alone, which sees the shopper's own scheme. */
function sessionCookie(id: string): string {
  return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`
}
