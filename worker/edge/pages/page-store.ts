import { withTimeout } from '../gateway/with-timeout'
import { fromBytes, type StoredPage, toBytes } from './stored-page'

/** Lifetime of a 404 page. Only this isolate stores it. */
export const NOT_FOUND_S = 60
const MEMORY_BYTES = 12 * 1024 * 1024
/** What a page costs besides its bytes. A Markdown page of an invented address is 200 bytes made of 40 answers. */
const ENTRY_BYTES = 500
const SOURCE_BYTES = 150
const MEMORY_MS = 10_000
/** A cache that hangs counts as empty. */
const TIMEOUT_MS = 1_000

export interface PageStore {
  find(key: string): Promise<StoredPage | null>
  /** From this isolate's memory. */
  held(key: string): StoredPage | null
  /** Into this isolate's memory. */
  hold(key: string, page: StoredPage): void
  /** Into the data centre's cache, for at most `forS` seconds. */
  write(key: string, page: StoredPage, forS: number): Promise<void>
  /** From the isolate and the data centre. */
  drop(key: string): Promise<void>
}

/**
 * Stores the pages of one scope in the data centre's cache (Cache API), with ten seconds of isolate memory in front. These
 * methods never reject.
 */
export function createPageStore(scope: string, now: () => number): PageStore {
  const open = () => caches.open(`pages-${scope}`)
  const memory = createMemory(now)
  return {
    find: async key =>
      memory.get(key) ?? (await withTimeout(TIMEOUT_MS, () => readStored(open, key)).catch(() => null)),
    held: memory.get,
    hold: memory.hold,
    async write(key, page, forS) {
      const headers = { 'content-type': 'application/octet-stream', 'cache-control': `public, max-age=${forS}` }
      const put = async () => (await open()).put(addressOf(key), new Response(toBytes(page), { headers }))
      await put().catch(() => null)
    },
    async drop(key) {
      memory.drop(key)
      const forget = async () => (await open()).delete(addressOf(key))
      await forget().catch(() => null)
    }
  }
}

async function readStored(open: () => Promise<Cache>, key: string): Promise<StoredPage | null> {
  const held = await (await open()).match(addressOf(key))
  return held ? fromBytes(new Uint8Array(await held.arrayBuffer())) : null
}

/** Uses the store's own host, which the Cache API accepts. */
function addressOf(key: string): Request {
  const origin = /https?:\/\/[^/]+/.exec(key)?.[0] ?? 'https://pages.invalid'
  return new Request(`${origin}/__page?key=${encodeURIComponent(key)}`)
}

interface HeldPage {
  page: StoredPage
  heldAtMs: number
  bytes: number
}

function createMemory(now: () => number) {
  const pages = new Map<string, HeldPage>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  function set(key: string, held: HeldPage): void {
    pages.set(key, held)
    bytes += held.bytes
  }

  return {
    get(key: string): StoredPage | null {
      const held = pages.get(key)
      if (!held) return null
      const forMs = held.page.status === 404 ? NOT_FOUND_S * 1_000 : MEMORY_MS
      drop(key)
      if (now() - held.heldAtMs < forMs) {
        // Moves the page to the end: the least recently used one is dropped first.
        set(key, held)
        return held.page
      }
      return null
    },
    /** Keeps a newer page. */
    hold(key: string, page: StoredPage): void {
      const held = pages.get(key)?.page
      if (held && held.beganAtMs >= page.beganAtMs) return
      drop(key)
      set(key, { page, heldAtMs: now(), bytes: sizeOf(key, page) })
      while (bytes > MEMORY_BYTES && pages.size > 1) drop(pages.keys().next().value ?? '')
    },
    drop
  }
}

function sizeOf(key: string, { bytes, dependencies }: StoredPage): number {
  return bytes.byteLength + key.length + ENTRY_BYTES + dependencies.length * SOURCE_BYTES
}
