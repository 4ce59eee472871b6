import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import { getCookie } from 'hono/cookie'
import type { Commerce } from './context.ts'
import type { CommerceContext } from './handlers/errors.ts'
import { WRITES_PER_MINUTE } from './middleware/answer-headers.ts'
import { CART_AGE_MS, isKnownCart } from './queries/cart.ts'
import { sha256Hex } from './rules/token.ts'

/** What a session keeps besides the cart. */
export interface Shopper {
  cep: string
  city: string
  state: string
}

const COOKIE = 'PHPSESSID'

/** A shopper's session: the cookie holds a random id, everything stored goes by its hash. */
export interface Session {
  /** SHA-256 of the session id: the cart's id, and the key of the session's data. */
  key: string
  /** The id to send back when the session is new; null for one that the client has already. */
  issued: string | null
}

/** The session that reads go by: whatever the client says, found or not. Null when it says nothing. */
export async function sessionKey(c: CommerceContext): Promise<string | null> {
  const id = c.req.header('session') || getCookie(c, COOKIE)
  return id && /^[\w-]{16,128}$/.test(id) ? sha256Hex(id) : null
}

/** The session that a write goes by. An id that the server did not issue is never adopted: a new one takes its place. */
export async function sessionForWrite(c: CommerceContext): Promise<Session> {
  const { db, now, randomId } = c.var.commerce
  const key = await sessionKey(c)
  if (key && (await isKnownCart(db, key, now()))) return { key, issued: null }
  const issued = randomId()
  return { key: await sha256Hex(issued), issued }
}

/** After a write that took place: the cookie of a new session, and what is left of the minute's writes. */
export function acknowledge(c: CommerceContext, session: Session, writes: number): void {
  c.set('writesLeft', Math.max(0, WRITES_PER_MINUTE - writes))
  if (session.issued) c.header('Set-Cookie', sessionCookie(session.issued), { append: true })
}

export async function readShopper(commerce: Commerce, key: string | null): Promise<Shopper | null> {
  return key === null ? null : ((await storageOf(commerce).getSession(key)).get('shopper') ?? null)
}

/** Written only when it changes: KV takes one write per second and key. */
export async function writeShopper(commerce: Commerce, key: string, shopper: Shopper): Promise<void> {
  const storage = storageOf(commerce)
  const session = await storage.getSession(key)
  if (session.id !== '' && session.get('shopper')?.cep === shopper.cep) return
  session.set('shopper', shopper)
  await storage.commitSession(session, { expires: new Date(commerce.now() + CART_AGE_MS) })
}

/** Whether it must be `Secure` is known to the edge alone, which sees the shopper's own scheme. */
function sessionCookie(id: string): string {
  return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`
}

/**
 * React Router's storage in KV, given the key itself where it expects a cookie header: the session's cookie is written
 * above, and its id must not be the one that the data is stored under.
 */
function storageOf({ sessions }: Commerce) {
  return createWorkersKVSessionStorage<{ shopper: Shopper }>({ kv: sessions, cookie: keyInsteadOfCookie })
}

const keyInsteadOfCookie = {
  name: COOKIE,
  // What comes in is a hash of the server's own making: there is nothing that a client could have tampered with.
  isSigned: true,
  expires: undefined,
  parse: async (key: string | null) => key,
  serialize: async (key: string) => key
}
