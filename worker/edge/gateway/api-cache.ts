import type { CachePolicy } from '../../../app/contract/cache-policies'
import { createSingleReads, type KvReads } from './kv-reads'
import { logCacheFailure } from './kv-text'
import type { Purges } from './purges'

/** A cached answer. `body` is parsed JSON, shared by every reader in the isolate: never change it. */
export interface CachedAnswer extends Answer {
  /** False when only this isolate's memory holds it. */
  isStored: boolean
}

/** An answer and its times. */
interface Answer {
  status: 200 | 404
  body: unknown
  /** When the call began. A purge after that invalidates the answer. */
  askedAtMs: number
  storedAtMs: number
  /** Between 0.9 and 1.1, so that answers stored together do not expire together. */
  jitter: number
}

export interface ApiCache {
  /** `reads` batches the read of the key with the read of the purges. */
  read(key: string, reads?: KvReads): Promise<CachedAnswer | null>
  /** Writes to KV and to memory. Never rejects. */
  write(key: string, answer: Answer, policy: CachePolicy): Promise<void>
  /** Writes to this isolate's memory only: for 404s, empty answers and unknown names, which must not fill KV. */
  remember(key: string, answer: Answer, forMs: number): void
  /** Deletes an answer after a 404, so that it is not served again when the 404 expires. Never rejects. */
  drop(key: string): Promise<void>
  /** Whether the key exists. True when KV fails. */
  has(key: string, reads?: KvReads): Promise<boolean>
}

interface ApiCacheOptions {
  kv: KVNamespace
  purges: Purges
  now: () => number
}

const MEMORY_MS = 10_000
/** Characters of text. The parsed body takes several times as much of the isolate's 128 MB. */
const MEMORY_CHARS = 6 * 1024 * 1024
/** Overhead of an entry besides its text. */
const ENTRY_CHARS = 1_000
const KV_GRACE_S = 3_600
const VERSION = 2

interface Held {
  answer: CachedAnswer
  untilMs: number
  chars: number
  /** Written after a call to the API, not read from KV. */
  isFirstHand: boolean
}

/** Caches API answers in KV, with ten seconds of memory in front so that a body is parsed once. Works without KV when KV fails. */
export function createApiCache({ kv, purges, now }: ApiCacheOptions): ApiCache {
  const memory = createMemory(now)
  const single = createSingleReads(kv)

  async function readHeldOrStored(
    key: string,
    reads: KvReads = single
  ): Promise<{ answer: CachedAnswer | null; failed: boolean }> {
    const held = memory.get(key)
    if (held && now() < held.untilMs) return { answer: held.answer, failed: false }
    const { text, failed } = await reads(key)
    const current = memory.get(key)
    // An answer from the API that arrived during the read is newer than KV. One that another read took from KV is not.
    const isOvertaken = current !== held && current?.isFirstHand
    if (current && (failed || isOvertaken)) return { answer: current.answer, failed }
    const stored = text === null ? null : parseEnvelope(text)
    if (!stored || text === null) {
      memory.forget(key)
      return { answer: null, failed }
    }
    // Keep the parsed object of an unchanged version, because view models are memoized by it.
    const answer = held?.answer.storedAtMs === stored.storedAtMs ? held.answer : stored
    memory.hold(key, text.length, { answer, isFirstHand: false })
    return { answer, failed }
  }

  return {
    async read(key, reads) {
      const [{ answer }] = await Promise.all([readHeldOrStored(key, reads), reads && purges.renew(reads)])
      if (!answer || !(await purges.includeAny([{ key, askedAtMs: answer.askedAtMs }]))) return answer
      // Keep a newer answer that arrived while the purges were read.
      if (memory.get(key)?.answer === answer) memory.forget(key)
      return null
    },
    async write(key, answer, policy) {
      const text = JSON.stringify({ version: VERSION, ...answer })
      memory.hold(key, text.length, { answer: { ...answer, isStored: true }, isFirstHand: true })
      const options = { expirationTtl: policy.errorS + KV_GRACE_S, metadata: { storedAtMs: answer.storedAtMs } }
      await kv.put(key, text, options).catch(logCacheFailure)
    },
    remember(key, answer, forMs) {
      const { length } = JSON.stringify(answer.body ?? null)
      memory.hold(key, length, { answer: { ...answer, isStored: false }, isFirstHand: true }, forMs)
    },
    async drop(key) {
      memory.forget(key)
      await kv.delete(key).catch(logCacheFailure)
    },
    async has(key, reads) {
      const { answer, failed } = await readHeldOrStored(key, reads)
      return answer !== null || failed
    }
  }
}

/** Answers of this isolate. The oldest go when their text exceeds the limit. */
function createMemory(now: () => number) {
  const answers = new Map<string, Held>()
  let chars = 0

  function forget(key: string): void {
    chars -= answers.get(key)?.chars ?? 0
    answers.delete(key)
  }

  function hold(key: string, textLength: number, held: Pick<Held, 'answer' | 'isFirstHand'>, forMs = MEMORY_MS): void {
    forget(key)
    const own = textLength + key.length + ENTRY_CHARS
    answers.set(key, { ...held, untilMs: now() + forMs, chars: own })
    chars += own
    while (chars > MEMORY_CHARS && answers.size > 1) forget(answers.keys().next().value ?? '')
  }

  return { get: (key: string) => answers.get(key), hold, forget }
}

/** Treats a malformed entry, or one of another version, as a miss. */
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
