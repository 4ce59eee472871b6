import * as v from 'valibot'
import { isNamed } from './cache-key.ts'
import type { Source } from './gateway-call.ts'
import { createSingleReads, type KvReads } from './kv-reads.ts'

export type Purges = ReturnType<typeof createPurges>

/** The purges are one entry of the cache: `{ "settings": 1790000000000, "*": … }`. */
export const PURGES_KEY = 'v1:purges'
/** Longer than any stored answer can be served. */
export const PURGES_TTL_S = 26 * 3_600
const RENEW_MS = 10_000
/** After this, the request waits for that read. KV shows a write everywhere after "60 seconds or more". */
const MEMORY_MS = 40_000
/** The minimum that KV allows. */
const KV_COPY_S = 30

const purgesSchema = v.record(v.string(), v.number())

/** Answers and pages whose calls began before a purge are not used. When KV fails, the last known purges count. */
export function createPurges({ kv, now }: { kv: KVNamespace; now: () => number }) {
  let known: [name: string, atMs: number][] = []
  let askedAtMs = Number.NEGATIVE_INFINITY
  let knownAtMs = Number.NEGATIVE_INFINITY
  const firstReadMs = new Map<string, number>()
  const single = createSingleReads(kv)

  async function read(reads: KvReads): Promise<void> {
    const beganAtMs = now()
    askedAtMs = beganAtMs
    const { text, failed } = await reads(PURGES_KEY, KV_COPY_S)
    if (beganAtMs < knownAtMs) return
    if (!failed)
      known = Object.entries(parsePurges(text ?? '{}')).map(([name, atMs]) => [name, notInFuture(name, atMs)])
    knownAtMs = beganAtMs
  }

  /** If the purging machine's clock is ahead, the time of the first read counts instead. */
  function notInFuture(name: string, atMs: number): number {
    const firstMs = firstReadMs.get(`${name} ${atMs}`) ?? Math.min(atMs, now())
    if (atMs > firstMs) firstReadMs.set(`${name} ${atMs}`, firstMs)
    return firstMs
  }

  /** Reads the purges again when due, once for each request: promises are not shared between requests. */
  async function renew(reads = single): Promise<void> {
    if (now() - knownAtMs >= MEMORY_MS || now() - askedAtMs >= RENEW_MS) await read(reads)
  }

  return {
    renew,
    lastReadMs: () => askedAtMs,
    /** Reads the purges, unless another read has begun after `lastReadMs`. */
    async renewAfter(lastReadMs: number): Promise<void> {
      if (askedAtMs <= lastReadMs) await read(single)
    },
    async includeAny(asked: readonly Pick<Source, 'key' | 'askedAtMs'>[]): Promise<boolean> {
      await renew()
      return known.some(([name, atMs]) => asked.some(({ key, askedAtMs }) => askedAtMs <= atMs && means(name, key)))
    },
    /** The names that were purged at this time or later. */
    async namesSince(madeAtMs: number): Promise<string[]> {
      await renew()
      return known.filter(([, atMs]) => madeAtMs <= atMs).map(([name]) => name)
    }
  }
}

export function parsePurges(text: string): Record<string, number> {
  try {
    const result = v.safeParse(purgesSchema, JSON.parse(text))
    return result.success ? result.output : {}
  } catch {
    return {}
  }
}

function means(name: string, key: string): boolean {
  return name === '*' || isNamed(name, key)
}
