import { createWorkersKVSessionStorage } from '@react-router/cloudflare'
import type { Commerce } from './context.ts'
import { CART_AGE_MS } from './queries/cart.ts'
import type { Place } from './rules/cep.ts'

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

/** Moves the old session's data to a new session. */
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

/**
 * React Router's KV session storage, with the key passed in place of a cookie header: session.ts writes the
 * cookie, and the cookie's id must differ from the storage key.
 */
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
