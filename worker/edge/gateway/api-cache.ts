import type { CachePolicy } from '../../../app/contract/cache-policies.ts'
import { BoundedMap } from './bounded-map.ts'
import { createSingleReads, type KvReads, logCacheFailure } from './kv-reads.ts'
import type { Purges } from './purges.ts'

interface Answer {
  status: 200 | 404
  /** Parsed JSON, shared by every reader in the isolate: never change it. */
  body: unknown
  /** When the call began. A purge after that invalidates the answer. */
  askedAtMs: number
  storedAtMs: number
}

export interface CachedAnswer extends Answer {
  /** Between 1 and 1.2 for each reader: neither answers that were stored together nor isolates ask the API together. */
  jitter: number
}

export type ApiCache = ReturnType<typeof createApiCache>

const MEMORY_MS = 10_000
/** Characters of text. The parsed body takes several times as much of the isolate's 128 MB. */
const MEMORY_CHARS = 6 * 1024 * 1024
const ENTRY_CHARS = 1_000
const KV_GRACE_S = 3_600
const WRITE_MS = 60_000
const MAX_WRITTEN = 5_000
const VERSION = 2

interface Held {
  answer: CachedAnswer
  untilMs: number
  chars: number
  isFirstHand: boolean
}

interface ApiCacheOptions {
  kv: KVNamespace
  purges: Purges
  now: () => number
  random?: () => number
}

/** Caches API answers in KV, with ten seconds of memory in front so that a body is parsed once. Works without KV when KV fails. */
export function createApiCache({ kv, purges, now, random = Math.random }: ApiCacheOptions) {
  const memory = new BoundedMap<string, Held>(MEMORY_CHARS, (key, { chars }) => chars + key.length + ENTRY_CHARS)
  const writtenAtMs = new BoundedMap<string, number>(MAX_WRITTEN)
  const single = createSingleReads(kv)

  const jittered = (answer: Answer): CachedAnswer => ({ ...answer, jitter: 1 + random() * 0.2 })

  function hold(key: string, held: Omit<Held, 'untilMs'>, forMs = MEMORY_MS): void {
    memory.delete(key)
    memory.set(key, { ...held, untilMs: now() + forMs })
  }

  async function readHeldOrStored(key: string, reads: KvReads = single): Promise<CachedAnswer | null> {
    const held = memory.get(key)
    if (held && now() < held.untilMs) return held.answer
    const { text, failed } = await reads(key)
    const current = memory.get(key)
    // An answer from the API that arrived during the read is newer than KV. One that another read took from KV is not.
    const isOvertaken = current !== held && current?.isFirstHand
    if (current && (failed || isOvertaken)) return current.answer
    const stored = text === null ? null : parseEnvelope(text)
    if (!stored || text === null) {
      memory.delete(key)
      if (!failed) writtenAtMs.delete(key)
      return null
    }
    // Keep the parsed object of an unchanged version, because view models are memoized by it.
    const answer = held?.answer.storedAtMs === stored.storedAtMs ? held.answer : jittered(stored)
    hold(key, { answer, chars: text.length, isFirstHand: false })
    return answer
  }

  return {
    async read(key: string, reads?: KvReads): Promise<CachedAnswer | null> {
      const [answer] = await Promise.all([readHeldOrStored(key, reads), reads && purges.renew(reads)])
      if (!answer || !(await purges.includeAny([{ key, askedAtMs: answer.askedAtMs }]))) return answer
      // Keep a newer answer that arrived while the purges were read.
      if (memory.get(key)?.answer === answer) memory.delete(key)
      writtenAtMs.delete(key)
      return null
    },
    /** Holds the answer at once. Returns the write to KV, at most one a minute and key, for when a connection is free. */
    write(key: string, answer: Answer, policy: CachePolicy): () => Promise<void> {
      const text = JSON.stringify({ version: VERSION, ...answer })
      hold(key, { answer: jittered(answer), chars: text.length, isFirstHand: true })
      return async function writeToKv() {
        if (now() - (writtenAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < WRITE_MS) return
        writtenAtMs.set(key, now())
        const options = { expirationTtl: policy.errorS + KV_GRACE_S, metadata: { storedAtMs: answer.storedAtMs } }
        await kv.put(key, text, options).catch(logCacheFailure)
      }
    },
    /** Writes to this isolate's memory only: for 404s, empty answers and unknown names, which must not fill KV. */
    remember(key: string, answer: Answer, forMs: number): void {
      const chars = JSON.stringify(answer.body ?? null).length
      hold(key, { answer: jittered(answer), chars, isFirstHand: true }, forMs)
    },
    async drop(key: string): Promise<void> {
      memory.delete(key)
      writtenAtMs.delete(key)
      await kv.delete(key).catch(logCacheFailure)
    }
  }
}

function parseEnvelope(text: string): Answer | null {
  try {
    const { version, status, body, askedAtMs, storedAtMs } = JSON.parse(text)
    const isSound = [askedAtMs, storedAtMs].every(Number.isFinite) && body !== undefined
    return version === VERSION && status === 200 && isSound ? { status, body, askedAtMs, storedAtMs } : null
  } catch {
    return null
  }
}
