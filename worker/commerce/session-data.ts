import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import type { Commerce } from './context.ts'
import { CART_AGE_MS } from './queries/cart.ts'

/** What a session keeps besides the cart. */
export interface Shopper {
  cep: string
  city: string
  state: string
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

/** A new session takes over what the one before it knew, which is forgotten. */
export async function moveShopper(commerce: Commerce, from: string | null, to: string): Promise<Shopper | null> {
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

/**
 * React Router's storage in KV, given the key itself where it expects a cookie header: the session's cookie is written
 * elsewhere, and its id must not be the one that the data is stored under.
 */
function storageOf({ sessions }: Commerce) {
  return createWorkersKVSessionStorage<{ shopper: Shopper }>({ kv: sessions, cookie: keyInsteadOfCookie })
}

const keyInsteadOfCookie = {
  name: 'session',
  // What comes in is a hash of the server's own making: there is nothing that a client could have tampered with.
  isSigned: true,
  expires: undefined,
  parse: async (key: string | null) => key,
  serialize: async (key: string) => key
}
