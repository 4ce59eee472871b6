import type { CachePolicy } from './policies'

/** A stored answer. `body` is parsed JSON and the same object for every reader in the isolate: never change it. */
export interface CachedAnswer {
  body: unknown
  storedAtMs: number
}

export interface ApiCache {
  read(key: string): Promise<CachedAnswer | null>
  write(key: string, body: unknown, policy: CachePolicy): Promise<void>
}

interface ApiCacheOptions {
  kv: KVNamespace
  now: () => number
}

const MEMORY_MS = 10_000
const MEMORY_ENTRIES = 500
const KV_GRACE_S = 3_600

/** API answers in KV, with ten seconds of isolate memory in front so that a body is parsed once. Survives KV failing. */
export function createApiCache({ kv, now }: ApiCacheOptions): ApiCache {
  const memory = new Map<string, { answer: CachedAnswer; readAtMs: number }>()

  function remember(key: string, answer: CachedAnswer): void {
    memory.delete(key)
    memory.set(key, { answer, readAtMs: now() })
    if (memory.size > MEMORY_ENTRIES) memory.delete(memory.keys().next().value ?? '')
  }

  return {
    async read(key) {
      const held = memory.get(key)
      if (held && now() - held.readAtMs < MEMORY_MS) return held.answer
      const stored = await readStored(kv, key)
      // The same version again keeps the parsed object, and with it everything mapped from it.
      const answer = held && stored && held.answer.storedAtMs === stored.storedAtMs ? held.answer : stored
      if (answer) remember(key, answer)
      else memory.delete(key)
      return answer
    },
    async write(key, body, policy) {
      const answer = { body, storedAtMs: now() }
      remember(key, answer)
      await kv.put(key, JSON.stringify(answer), { expirationTtl: policy.errorS + KV_GRACE_S }).catch(logCacheFailure)
    }
  }
}

async function readStored(kv: KVNamespace, key: string): Promise<CachedAnswer | null> {
  const value = await kv.get<CachedAnswer>(key, 'json').catch(logCacheFailure)
  return value && typeof value.storedAtMs === 'number' ? value : null
}

function logCacheFailure(error: unknown): null {
  console.warn(JSON.stringify({ event: 'cache-failure', message: String(error) }))
  return null
}
