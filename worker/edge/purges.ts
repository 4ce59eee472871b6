import * as v from 'valibot'
import { isNamed } from './cache-key.ts'
import { readKvText } from './kv-text.ts'

/** When names were purged: what was begun before is not used, whoever stored it and whenever. */
export interface Purges {
  /** Whether one of the keys was purged since it was asked for. */
  includeAny(asked: readonly AskedKey[]): Promise<boolean>
  /** Whether any name was purged since, or so shortly before that it may be made of what was purged: for files that are made of more than can be named. */
  anySince(madeAtMs: number): Promise<boolean>
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
const MEMORY_MS = 10_000

const purgesSchema = v.record(v.string(), v.number())

/** How long after a purge somewhere an older value may still be read: KV keeps a copy for 60 s, an isolate for 10. */
const SEEN_BY_ALL_MS = 70_000

/** Read at most every ten seconds. A store whose KV fails goes by what it last knew. */
export function createPurges({ kv, now }: { kv: KVNamespace; now: () => number }): Purges {
  let known: [name: string, atMs: number][] = []
  let readAtMs: number | null = null
  const firstReadMs = new Map<string, number>()

  async function read(): Promise<void> {
    // Others go on with what was known meanwhile. Before anything was, each reads for itself: promises are not shared.
    if (readAtMs !== null) readAtMs = now()
    const { text, failed } = await readKvText(kv, PURGES_KEY)
    if (!failed)
      known = Object.entries(parsePurges(text ?? '{}')).map(([name, atMs]) => [name, notInFuture(name, atMs)])
    readAtMs = now()
  }

  /** Whoever purged may have a clock that is ahead: then it is when this isolate first read of it. */
  function notInFuture(name: string, atMs: number): number {
    const firstMs = firstReadMs.get(`${name} ${atMs}`) ?? Math.min(atMs, now())
    if (atMs > firstMs) firstReadMs.set(`${name} ${atMs}`, firstMs)
    return firstMs
  }

  async function readAgain(): Promise<void> {
    if (readAtMs === null || now() - readAtMs >= MEMORY_MS) await read()
  }

  return {
    async includeAny(asked) {
      await readAgain()
      return known.some(([name, atMs]) => asked.some(({ key, askedAtMs }) => askedAtMs <= atMs && means(name, key)))
    },
    async anySince(madeAtMs) {
      await readAgain()
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
