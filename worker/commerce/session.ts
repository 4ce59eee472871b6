import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import { readSingleCookie } from '../cookies.ts'
import type { Commerce } from './context.ts'
import type { CommerceContext } from './handlers/errors.ts'
import { WRITES_PER_MINUTE } from './middleware.ts'
import { CART_AGE_MS, touchCart } from './queries/cart.ts'
import { loadSession, type SignedIn } from './queries/sessions.ts'
import type { Place } from './rules/cep.ts'
import { sha256Hex } from './rules/token.ts'

const COOKIE = 'PHPSESSID'

/** A shopper's session. The cookie holds a random id; stored data use its hash as a key. */
export interface Session extends Record<'key' | 'cartId', string> {
  customer: SignedIn | null
  issued: string | null
}

export async function sessionKey(c: CommerceContext): Promise<string | null> {
  const id = c.req.header('session') || readSingleCookie(c.req.header('cookie'), COOKIE)
  return id && /^[\w-]{16,128}$/.test(id) ? sha256Hex(id) : null
}

/** `key` may be that of a session that does not exist. */
export async function visitorOf(c: CommerceContext) {
  const key = await sessionKey(c)
  if (key === null) return { key, cartId: null, customer: null }
  const { customer, cartId } = await loadSession(c.env.db, key, c.env.now())
  return { key, cartId, customer }
}

/** Replaces an id that the server did not issue by a new one. Null for a session that has just ended. */
export async function sessionForWrite(c: CommerceContext): Promise<Session | null> {
  const key = await sessionKey(c)
  if (key === null) return newSession(c)
  const { known, ended, customer, cartId } = await loadSession(c.env.db, key, c.env.now())
  if (customer || known) return { key, cartId, customer, issued: null }
  // A new session would overwrite the one that replaced it in the browser.
  return ended ? null : newSession(c)
}

export async function newSession(c: CommerceContext): Promise<Session> {
  const issued = c.env.randomId()
  const key = await sha256Hex(issued)
  return { key, cartId: key, customer: null, issued }
}

export async function touchSession(c: CommerceContext): Promise<Session | null> {
  const session = await sessionForWrite(c)
  if (session) acknowledge(c, session, await touchCart(c.env.db, session.cartId, c.env.now()))
  return session
}

export function acknowledge(c: CommerceContext, { issued }: Pick<Session, 'issued'>, writes: number): void {
  c.set('writesLeft', Math.max(0, WRITES_PER_MINUTE - writes))
  // Without `Secure`: only the edge knows the shopper's scheme.
  if (issued) c.header('Set-Cookie', `${COOKIE}=${issued}; Path=/; HttpOnly; SameSite=Lax`, { append: true })
}

export async function readShopper(commerce: Commerce, key: string | null): Promise<Place | null> {
  return key === null ? null : ((await storageOf(commerce).getSession(key)).get('shopper') ?? null)
}

/** Writes only changes, because KV allows one write per second and key. */
export async function writeShopper(commerce: Commerce, key: string, shopper: Place): Promise<void> {
  const storage = storageOf(commerce)
  const session = await storage.getSession(key)
  if (session.id !== '' && session.get('shopper')?.cep === shopper.cep) return
  session.set('shopper', shopper)
  await storage.commitSession(session, { expires: new Date(commerce.now() + CART_AGE_MS) })
}

export async function moveShopper(commerce: Commerce, from: string | null, to: string): Promise<Place | null> {
  const shopper = await readShopper(commerce, from)
  if (shopper) await writeShopper(commerce, to, shopper)
  if (from !== null) await forgetShopper(commerce, from)
  return shopper
}

export async function forgetShopper(commerce: Commerce, key: string): Promise<void> {
  const storage = storageOf(commerce)
  const session = await storage.getSession(key)
  if (session.id !== '' && session.get('shopper')) await storage.destroySession(session)
}

/** Takes the key in place of a cookie header, because the cookie's id must differ from the storage key. */
function storageOf({ sessions }: Commerce) {
  return createWorkersKVSessionStorage<{ shopper: Place }>({ kv: sessions, cookie: keyInsteadOfCookie })
}

const keyInsteadOfCookie = {
  name: 'session',
  // The key is a hash computed by the server, so clients cannot tamper with it.
  isSigned: true,
  expires: undefined,
  parse: async (key: string | null) => key,
  serialize: async (key: string) => key
}
