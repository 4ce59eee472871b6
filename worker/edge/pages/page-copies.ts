import { BoundedMap } from '../gateway/bounded-map'
import { PAGE_PREFIX } from '../gateway/cache-key'
import { logCacheFailure } from '../gateway/kv-reads'
import type { Purges } from '../gateway/purges'
import { withTimeout } from '../gateway/with-timeout'
import { fromBytes, hashOf, type StoredPage, toBytes } from './stored-page'

export interface PageCopiesOptions {
  kv: KVNamespace
  scope: string
  purges: Pick<Purges, 'includeAny'>
  now: () => number
}

const RENEW_MS = 600_000
const ASK_MS = 10_000
const MAX_ASKED = 1_000
const TTL_S = 25 * 3_600
const TIMEOUT_MS = 1_000
const MAX_KEY_BYTES = 512
/** Each entry holds the keys of the page's API answers: about 45 for home. */
const MAX_KNOWN = 200

/** Pages in KV, for data centres without a copy of their own. These methods never reject. */
export function createPageCopies({ kv, scope, purges, now }: PageCopiesOptions) {
  const known = new BoundedMap<string, Copy>(MAX_KNOWN)
  const askedAtMs = new BoundedMap<string, number>(MAX_ASKED)
  const nameOf = createNaming(scope)

  function remember(name: string, { beganAtMs, dependencies }: Copy): void {
    known.set(name, { beganAtMs, dependencies })
  }

  async function read(name: string): Promise<StoredPage | null> {
    const bytes = await withTimeout(TIMEOUT_MS, () => kv.get(name, 'arrayBuffer'))
    const page = bytes && fromBytes(new Uint8Array(bytes))
    if (page) remember(name, page)
    return page
  }

  async function isGood(copy: Copy | null | undefined): Promise<boolean> {
    return copy ? now() - copy.beganAtMs < RENEW_MS && !(await purges.includeAny(copy.dependencies)) : false
  }

  async function write(name: string, page: StoredPage): Promise<void> {
    if (await isGood(known.get(name))) return
    // Remembered first, so that no other request of this isolate writes it too.
    remember(name, page)
    if (await isGood(await read(name))) return
    remember(name, page)
    await kv.put(name, toBytes(page), { expirationTtl: TTL_S, metadata: { storedAtMs: page.beganAtMs } })
  }

  function isDue(name: string): boolean {
    if (now() - (askedAtMs.get(name) ?? Number.NEGATIVE_INFINITY) < ASK_MS) return false
    askedAtMs.set(name, now())
    return true
  }

  return {
    async find(key: string): Promise<StoredPage | null> {
      const name = await nameOf(key)
      return name && isDue(name) ? read(name).catch(failed) : null
    },
    /** Skipped when KV holds a page that is less than ten minutes old. */
    async keep(key: string, page: StoredPage): Promise<void> {
      const name = await nameOf(key)
      // Answers that are not stored in KV may be for invented addresses: their pages are not stored either.
      if (name && page.dependencies.every(source => source.isStored)) await write(name, page).catch(failed)
    },
    async drop(key: string): Promise<void> {
      const name = await nameOf(key)
      if (name && known.delete(name)) await kv.delete(name).catch(failed)
    }
  }
}

/** `v1page:0123456789:pt:person:https://loja.example/a`. Clients can invent queries, so pages with one have no copy. */
function createNaming(scope: string) {
  let scopeHash: string | null = null
  return async (key: string): Promise<string | null> => {
    scopeHash ??= (await hashOf(encoder.encode(scope))).slice(0, 10)
    const name = `${PAGE_PREFIX}${scopeHash}:${key.replaceAll(' ', ':')}`
    return key.includes('?') || encoder.encode(name).length > MAX_KEY_BYTES ? null : name
  }
}

type Copy = Pick<StoredPage, 'beganAtMs' | 'dependencies'>

const encoder = new TextEncoder()

function failed(error: unknown): null {
  logCacheFailure(error)
  return null
}
