import type { CachePolicy } from '../../../app/contract/cache-policies'
import { BoundedMap } from './bounded-map'
import { createSingleReads, type KvReads, logCacheFailure } from './kv-reads'
import type { Purges } from './purges'

interface Answer {
  status: 200 | 404
  /** Parsed JSON, shared by every reader in the isolate: never change it. */
  body: unknown
  /** When the call began. A purge after that invalidates the answer. */
  askedAtMs: number
  storedAtMs: number
  /** Between 0.9 and 1.1, so that answers stored together do not expire together. */
  jitter: number
}

export interface CachedAnswer extends Answer {
  isStored: boolean
}

export type ApiCache = ReturnType<typeof createApiCache>

const MEMORY_MS = 10_000
/** Characters of text. The parsed body takes several times as much of the isolate's 128 MB. */
const MEMORY_CHARS = 6 * 1024 * 1024
const ENTRY_CHARS = 1_000
const KV_GRACE_S = 3_600
const VERSION = 2

interface Held {
  answer: CachedAnswer
  untilMs: number
  chars: number
  isFirstHand: boolean
}

/** Caches API answers in KV, with ten seconds of memory in front so that a body is parsed once. Works without KV when KV fails. */
export function createApiCache({ kv, purges, now }: { kv: KVNamespace; purges: Purges; now: () => number }) {
  const memory = new BoundedMap<string, Held>(MEMORY_CHARS, (key, { chars }) => chars + key.length + ENTRY_CHARS)
  const single = createSingleReads(kv)

  function hold(key: string, held: Omit<Held, 'untilMs'>, forMs = MEMORY_MS): void {
    memory.delete(key)
    memory.set(key, { ...held, untilMs: now() + forMs })
  }

  async function readHeldOrStored(key: string, reads: KvReads = single) {
    const held = memory.get(key)
    if (held && now() < held.untilMs) return { answer: held.answer, failed: false }
    const { text, failed } = await reads(key)
    const current = memory.get(key)
    // An answer from the API that arrived during the read is newer than KV. One that another read took from KV is not.
    const isOvertaken = current !== held && current?.isFirstHand
    if (current && (failed || isOvertaken)) return { answer: current.answer, failed }
    const stored = text === null ? null : parseEnvelope(text)
    if (!stored || text === null) {
      memory.delete(key)
      return { answer: null, failed }
    }
    // Keep the parsed object of an unchanged version, because view models are memoized by it.
    const answer = held?.answer.storedAtMs === stored.storedAtMs ? held.answer : stored
    hold(key, { answer, chars: text.length, isFirstHand: false })
    return { answer, failed }
  }

  return {
    async read(key: string, reads?: KvReads): Promise<CachedAnswer | null> {
      const [{ answer }] = await Promise.all([readHeldOrStored(key, reads), reads && purges.renew(reads)])
      if (!answer || !(await purges.includeAny([{ key, askedAtMs: answer.askedAtMs }]))) return answer
      // Keep a newer answer that arrived while the purges were read.
      if (memory.get(key)?.answer === answer) memory.delete(key)
      return null
    },
    async write(key: string, answer: Answer, policy: CachePolicy): Promise<void> {
      const text = JSON.stringify({ version: VERSION, ...answer })
      hold(key, { answer: { ...answer, isStored: true }, chars: text.length, isFirstHand: true })
      const options = { expirationTtl: policy.errorS + KV_GRACE_S, metadata: { storedAtMs: answer.storedAtMs } }
      await kv.put(key, text, options).catch(logCacheFailure)
    },
    /** Writes to this isolate's memory only: for 404s, empty answers and unknown names, which must not fill KV. */
    remember(key: string, answer: Answer, forMs: number): void {
      const chars = JSON.stringify(answer.body ?? null).length
      hold(key, { answer: { ...answer, isStored: false }, chars, isFirstHand: true }, forMs)
    },
    async drop(key: string): Promise<void> {
      memory.delete(key)
      await kv.delete(key).catch(logCacheFailure)
    },
    /** Whether the key exists. True when KV fails. */
    async has(key: string, reads?: KvReads): Promise<boolean> {
      const { answer, failed } = await readHeldOrStored(key, reads)
      return answer !== null || failed
    }
  }
}

function parseEnvelope(text: string): CachedAnswer | null {
  try {
    const { version, status, body, askedAtMs, storedAtMs, jitter } = JSON.parse(text)
    const isSound = [askedAtMs, storedAtMs, jitter].every(Number.isFinite) && body !== undefined
    return version === VERSION && status === 200 && isSound
      ? { status, body, askedAtMs, storedAtMs, jitter, isStored: true }
      : null
  } catch {
    return null
  }
}
