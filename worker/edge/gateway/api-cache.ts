import type { CachePolicy } from '../../../app/contract/cache-policies'
import { createSingleReads, type KvReads } from './kv-reads'
import { logCacheFailure } from './kv-text'
import type { Purges } from './purges'

/** An answer as it was found. `body` is parsed JSON and the same object for every reader in the isolate: never change it. */
export interface CachedAnswer extends Answer {
  /** In KV, not only remembered here. */
  isStored: boolean
}

/** An answer and its times. */
interface Answer {
  status: 200 | 404
  body: unknown
  /** When its call began: a purge after that makes it worthless. */
  askedAtMs: number
  storedAtMs: number
  /** Between 0.9 and 1.1: what was stored together does not run out together. */
  jitter: number
}

export interface ApiCache {
  /** `reads`: of the request that asks; the purges are read with it. */
  read(key: string, reads?: KvReads): Promise<CachedAnswer | null>
  /** In KV and here. Never rejects. */
  write(key: string, answer: Answer, policy: CachePolicy): Promise<void>
  /** In this isolate alone, for what must not fill KV: what is not there, what is empty, and what may be invented. */
  remember(key: string, answer: Answer, forMs: number): void
  /** What the API says is gone is not shown again when nobody remembers that it is. Never rejects. */
  drop(key: string): Promise<void>
  /** Whether the key is still there; also when KV does not say. */
  has(key: string, reads?: KvReads): Promise<boolean>
}

interface ApiCacheOptions {
  kv: KVNamespace
  purges: Purges
  now: () => number
}

const MEMORY_MS = 10_000
/** Of text; parsed it takes several times as much of the isolate's 128 MB. */
const MEMORY_CHARS = 6 * 1024 * 1024
/** What an entry costs besides its text. */
const ENTRY_CHARS = 1_000
const KV_GRACE_S = 3_600
const VERSION = 2

interface Held {
  answer: CachedAnswer
  untilMs: number
  chars: number
  /** Put here by who asked the API; else it was found in KV. */
  isFirstHand: boolean
}

/** API answers in KV, with ten seconds of isolate memory in front so that a body is parsed once. Survives KV failing. */
export function createApiCache({ kv, purges, now }: ApiCacheOptions): ApiCache {
  const memory = new Map<string, Held>()
  const single = createSingleReads(kv)
  let memoryChars = 0

  function forget(key: string): void {
    memoryChars -= memory.get(key)?.chars ?? 0
    memory.delete(key)
  }

  function hold(key: string, textLength: number, held: Pick<Held, 'answer' | 'isFirstHand'>, forMs = MEMORY_MS): void {
    forget(key)
    const chars = textLength + key.length + ENTRY_CHARS
    memory.set(key, { ...held, untilMs: now() + forMs, chars })
    memoryChars += chars
    while (memoryChars > MEMORY_CHARS && memory.size > 1) forget(memory.keys().next().value ?? '')
  }

  async function readHeldOrStored(
    key: string,
    reads: KvReads = single
  ): Promise<{ answer: CachedAnswer | null; failed: boolean }> {
    const held = memory.get(key)
    if (held && now() < held.untilMs) return { answer: held.answer, failed: false }
    const { text, failed } = await reads(key)
    const current = memory.get(key)
    // The API has answered while KV was asked: whatever KV says is older. Another's read of KV knows no more than this one.
    const isOvertaken = current !== held && current?.isFirstHand
    if (current && (failed || isOvertaken)) return { answer: current.answer, failed }
    const stored = text === null ? null : parseEnvelope(text)
    if (!stored || text === null) {
      forget(key)
      return { answer: null, failed }
    }
    // The same version again keeps the parsed object, and with it everything mapped from it.
    const answer = held?.answer.storedAtMs === stored.storedAtMs ? held.answer : stored
    hold(key, text.length, { answer, isFirstHand: false })
    return { answer, failed }
  }

  return {
    async read(key, reads) {
      const [{ answer }] = await Promise.all([readHeldOrStored(key, reads), reads && purges.renew(reads)])
      if (!answer || !(await purges.includeAny([{ key, askedAtMs: answer.askedAtMs }]))) return answer
      // Unless a newer one has come while the purges were read.
      if (memory.get(key)?.answer === answer) forget(key)
      return null
    },
    async write(key, answer, policy) {
      const text = JSON.stringify({ version: VERSION, ...answer })
      hold(key, text.length, { answer: { ...answer, isStored: true }, isFirstHand: true })
      const options = { expirationTtl: policy.errorS + KV_GRACE_S, metadata: { storedAtMs: answer.storedAtMs } }
      await kv.put(key, text, options).catch(logCacheFailure)
    },
    remember(key, answer, forMs) {
      const { length } = JSON.stringify(answer.body ?? null)
      hold(key, length, { answer: { ...answer, isStored: false }, isFirstHand: true }, forMs)
    },
    async drop(key) {
      forget(key)
      await kv.delete(key).catch(logCacheFailure)
    },
    async has(key, reads) {
      const { answer, failed } = await readHeldOrStored(key, reads)
      return answer !== null || failed
    }
  }
}

/** What another version of the store wrote, or nobody should have, is as if it were not there. */
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
