import * as v from 'valibot'
import type { Defer } from '../reports/reporter.ts'
import { isNamed } from './cache-key.ts'
import { createSingleReads, type KvReads } from './kv-reads.ts'

/** When names were purged: what was begun before is not used, whoever stored it and whenever. */
export interface Purges {
  /** Whether one of the keys was purged since it was asked for. */
  includeAny(asked: readonly AskedKey[]): Promise<boolean>
  /** Whether any name was purged since, or so shortly before that it may be made of what was purged: for files that are made of more than can be named. */
  anySince(madeAtMs: number): Promise<boolean>
  /** Reads them again where that is due: behind the request while what is known is good enough. */
  renew(reads?: KvReads, defer?: Defer): Promise<void>
}

/** A key of the cache and when the call for its answer began, in milliseconds. */
export interface AskedKey {
  key: string
  askedAtMs: number
}

/** A key of the cache itself: `{ "settings": 1790000000000, "*": … }`. */
export const PURGES_KEY = 'v1:purges'
/** Longer than anything that was stored before could still be used. */
export const PURGES_TTL_S = 26 * 3_600
/** After this the key is read again, behind the request. */
const RENEW_MS = 10_000
/** After this the request waits for that. With KV's copy before it a purge is seen within 70 seconds. */
const MEMORY_MS = 40_000
/** The shortest that KV allows. */
const KV_COPY_S = 30

const purgesSchema = v.record(v.string(), v.number())

/** How long after a purge somewhere an older value may still be read: KV keeps a copy for 60 s, an isolate for 10. */
const SEEN_BY_ALL_MS = 70_000

/** A store whose KV fails goes by what it last knew. */
export function createPurges({ kv, now }: { kv: KVNamespace; now: () => number }): Purges {
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

  /** Whoever purged may have a clock that is ahead: then it is when this isolate first read of it. */
  function notInFuture(name: string, atMs: number): number {
    const firstMs = firstReadMs.get(`${name} ${atMs}`) ?? Math.min(atMs, now())
    if (atMs > firstMs) firstReadMs.set(`${name} ${atMs}`, firstMs)
    return firstMs
  }

  /** Where what is known is too old each request reads for itself: promises are not shared. */
  async function renew(reads = single, defer?: Defer): Promise<void> {
    const isGood = now() - knownAtMs < MEMORY_MS
    if (isGood && now() - askedAtMs < RENEW_MS) return
    const work = read(reads)
    if (isGood && defer) defer(work)
    else await work
  }

  return {
    renew,
    async includeAny(asked) {
      await renew()
      return known.some(([name, atMs]) => asked.some(({ key, askedAtMs }) => askedAtMs <= atMs && means(name, key)))
    },
    async anySince(madeAtMs) {
      await renew()
      return known.some(([, atMs]) => madeAtMs <= atMs + SEEN_BY_ALL_MS)
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
