import type { ApiCache } from '../gateway/api-cache'
import { BoundedMap } from '../gateway/bounded-map'
import { createBulkReads } from '../gateway/kv-reads'
import type { StoredPage } from './stored-page'

export interface PageLookOptions {
  kv: KVNamespace
  apiCache: Pick<ApiCache, 'has'>
  now: () => number
}

const LOOK_MS = 10_000
const MAX_LOOKS = 1_000

/** Detects API answers that were deleted from KV by hand, which records no purge time. */
export function createPageLook({ kv, apiCache, now }: PageLookOptions) {
  const looks = new BoundedMap<string, { atMs: number; lackingAtMs: number | null }>(MAX_LOOKS)

  return {
    async look(key: string, { beganAtMs, dependencies }: StoredPage): Promise<void> {
      if (now() - (looks.get(key)?.atMs ?? Number.NEGATIVE_INFINITY) < LOOK_MS) return
      const mine = { atMs: now(), lackingAtMs: looks.get(key)?.lackingAtMs ?? null }
      looks.set(key, mine)
      const reads = createBulkReads(kv)
      const there = await Promise.all(dependencies.map(source => !source.isStored || apiCache.has(source.key, reads)))
      if (!there.every(Boolean)) mine.lackingAtMs = beganAtMs
    },
    lacks: (key: string, { beganAtMs }: StoredPage): boolean => looks.get(key)?.lackingAtMs === beganAtMs
  }
}
