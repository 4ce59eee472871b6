import { PAGE_PREFIX } from '../gateway/cache-key'
import { logCacheFailure } from '../gateway/kv-text'
import type { Purges } from '../gateway/purges'
import { withTimeout } from '../gateway/with-timeout'
import { fromBytes, hashOf, type StoredPage, toBytes } from './stored-page'

/** Pages in KV, for data centres that have none of their own. None of it rejects. */
export interface PageCopies {
  find(key: string): Promise<StoredPage | null>
  /** Unless KV holds one that is less than ten minutes old. */
  keep(key: string, page: StoredPage): Promise<void>
  drop(key: string): Promise<void>
}

interface PageCopiesOptions {
  kv: KVNamespace
  scope: string
  purges: Pick<Purges, 'includeAny'>
  now: () => number
}

/** Between two writes of one page. */
const RENEW_MS = 600_000
/** Between two reads of one page that an isolate did not find or could not use. */
const ASK_MS = 10_000
const MAX_ASKED = 1_000
const TTL_S = 25 * 3_600
/** A KV that hangs is as good as an empty one. */
const TIMEOUT_MS = 1_000
const MAX_KEY_BYTES = 512
/** Each remembers what the page is made of: some 45 keys of home. */
const MAX_KNOWN = 200

export function createPageCopies({ kv, scope, purges, now }: PageCopiesOptions): PageCopies {
  const known = new Map<string, Copy>()
  const askedAtMs = new Map<string, number>()
  let scopeHash: string | null = null

  /** `v1page:0123456789:pt:person:https://loja.example/vitaminas`. Queries can be multiplied at will: such pages have no copy. */
  async function nameOf(key: string): Promise<string | null> {
    scopeHash ??= (await hashOf(encoder.encode(scope))).slice(0, 10)
    const name = `${PAGE_PREFIX}${scopeHash}:${key.replaceAll(' ', ':')}`
    return key.includes('?') || encoder.encode(name).length > MAX_KEY_BYTES ? null : name
  }

  function remember(name: string, { beganAtMs, madeOf }: Copy): void {
    known.set(name, { beganAtMs, madeOf })
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? '')
  }

  async function read(name: string): Promise<StoredPage | null> {
    const bytes = await withTimeout(TIMEOUT_MS, () => kv.get(name, 'arrayBuffer'))
    const page = bytes && fromBytes(new Uint8Array(bytes))
    if (page) remember(name, page)
    return page
  }

  async function isGood(copy: Copy | null | undefined): Promise<boolean> {
    return copy ? now() - copy.beganAtMs < RENEW_MS && !(await purges.includeAny(copy.madeOf)) : false
  }

  async function write(name: string, page: StoredPage): Promise<void> {
    if (await isGood(known.get(name))) return
    // No other request of this isolate writes it too.
    remember(name, page)
    // Another data centre may have written it since.
    if (await isGood(await read(name))) return
    remember(name, page)
    await kv.put(name, toBytes(page), { expirationTtl: TTL_S, metadata: { storedAtMs: page.beganAtMs } })
  }

  /** What was found is in memory since; what was not is not asked for by every visit of a page that cannot be kept. */
  function isDue(name: string): boolean {
    if (now() - (askedAtMs.get(name) ?? Number.NEGATIVE_INFINITY) < ASK_MS) return false
    askedAtMs.set(name, now())
    if (askedAtMs.size > MAX_ASKED) askedAtMs.delete(askedAtMs.keys().next().value ?? '')
    return true
  }

  return {
    async find(key) {
      const name = await nameOf(key)
      return name && isDue(name) ? read(name).catch(failed) : null
    },
    async keep(key, page) {
      const name = await nameOf(key)
      // What KV does not hold of the API's answers may be invented.
      if (name && page.madeOf.every(source => source.isStored)) await write(name, page).catch(failed)
    },
    async drop(key) {
      const name = await nameOf(key)
      if (name && known.delete(name)) await kv.delete(name).catch(failed)
    }
  }
}

type Copy = Pick<StoredPage, 'beganAtMs' | 'madeOf'>

const encoder = new TextEncoder()

function failed(error: unknown): null {
  logCacheFailure(error)
  return null
}
