import { BoundedMap } from '../gateway/bounded-map'
import { withTimeout } from '../gateway/with-timeout'
import { fromBytes, type StoredPage, toBytes } from './stored-page'

export const NOT_FOUND_S = 60
export const ERROR_S = 86_400
const MEMORY_BYTES = 12 * 1024 * 1024
/** What a page costs besides its bytes. A Markdown page of an invented address is 200 bytes made of 40 answers. */
const ENTRY_BYTES = 500
const SOURCE_BYTES = 150
const MEMORY_MS = 10_000
const TIMEOUT_MS = 1_000

interface HeldPage {
  page: StoredPage
  heldAtMs: number
}

/** The data centre's cache (Cache API), with ten seconds of isolate memory in front. These methods never reject. */
export function createPageStore(scope: string, now: () => number) {
  const memory = new BoundedMap<string, HeldPage>(MEMORY_BYTES, sizeOf)
  const open = () => caches.open(`pages-${scope}`)

  async function readStored(key: string): Promise<StoredPage | null> {
    const stored = await (await open()).match(addressOf(key))
    return stored ? fromBytes(new Uint8Array(await stored.arrayBuffer())) : null
  }

  function held(key: string): StoredPage | null {
    const found = memory.get(key)
    if (!found) return null
    const forMs = found.page.status === 404 ? NOT_FOUND_S * 1_000 : MEMORY_MS
    memory.delete(key)
    if (now() - found.heldAtMs >= forMs) return null
    // Moves the page to the end: the least recently used one is dropped first.
    memory.set(key, found)
    return found.page
  }

  return {
    find: async (key: string): Promise<StoredPage | null> =>
      held(key) ?? (await withTimeout(TIMEOUT_MS, () => readStored(key)).catch(() => null)),
    held,
    hold(key: string, page: StoredPage): void {
      const found = memory.get(key)?.page
      if (found && found.beganAtMs >= page.beganAtMs) return
      memory.delete(key)
      memory.set(key, { page, heldAtMs: now() })
    },
    async write(key: string, page: StoredPage): Promise<void> {
      const headers = { 'content-type': 'application/octet-stream', 'cache-control': `public, max-age=${ERROR_S}` }
      const put = async () => (await open()).put(addressOf(key), new Response(toBytes(page), { headers }))
      await put().catch(() => null)
    },
    async drop(key: string): Promise<void> {
      memory.delete(key)
      const forget = async () => (await open()).delete(addressOf(key))
      await forget().catch(() => null)
    }
  }
}

/** Uses the store's own host, which the Cache API accepts. */
function addressOf(key: string): Request {
  const origin = /https?:\/\/[^/]+/.exec(key)?.[0] ?? 'https://pages.invalid'
  return new Request(`${origin}/__page?key=${encodeURIComponent(key)}`)
}

function sizeOf(key: string, { page: { bytes, dependencies } }: HeldPage): number {
  return bytes.byteLength + key.length + ENTRY_BYTES + dependencies.length * SOURCE_BYTES
}
