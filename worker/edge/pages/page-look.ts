import type { ApiCache } from '../gateway/api-cache'
import { createBulkReads } from '../gateway/kv-reads'
import type { StoredPage } from './stored-page'

/** Finds pages whose answers were taken out of KV by hand, which writes no time of a purge. */
export interface PageLook {
  /** Reads what the page was made of, as making it anew does, at most every ten seconds. */
  look(key: string, page: StoredPage): Promise<void>
  /** Whether the last look missed something. */
  lacks(key: string, page: StoredPage): boolean
}

interface PageLookOptions {
  kv: KVNamespace
  apiCache: Pick<ApiCache, 'has'>
  now: () => number
}

/** How long a look into KV is good for. */
const LOOK_MS = 10_000
const MAX_LOOKS = 1_000

export function createPageLook({ kv, apiCache, now }: PageLookOptions): PageLook {
  const looks = new Map<string, { atMs: number; lackingAtMs: number | null }>()

  return {
    async look(key, { beganAtMs, madeOf }) {
      if (now() - (looks.get(key)?.atMs ?? Number.NEGATIVE_INFINITY) < LOOK_MS) return
      const mine = { atMs: now(), lackingAtMs: looks.get(key)?.lackingAtMs ?? null }
      looks.set(key, mine)
      if (looks.size > MAX_LOOKS) looks.delete(looks.keys().next().value ?? '')
      const reads = createBulkReads(kv)
      const there = await Promise.all(madeOf.map(source => !source.isStored || apiCache.has(source.key, reads)))
      if (!there.every(Boolean)) mine.lackingAtMs = beganAtMs
    },
    lacks: (key, { beganAtMs }) => looks.get(key)?.lackingAtMs === beganAtMs
  }
}
