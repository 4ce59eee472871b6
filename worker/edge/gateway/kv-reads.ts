import { type ConcurrencyLimit, unlimited } from './concurrency-limit.ts'
import { withTimeout } from './with-timeout.ts'

/** `failed`: KV gave no answer, so the key may exist. */
interface KvText {
  text: string | null
  failed: boolean
}

/** Reads a key from KV. Never rejects. `cacheTtl`: seconds for which the data centre may cache the value. */
export type KvReads = (key: string, cacheTtl?: number) => Promise<KvText>

const TIMEOUT_MS = 1_000
const KV_COPY_S = 60
const MAX_KEYS = 100

export function createSingleReads(kv: KVNamespace): KvReads {
  return (key, cacheTtl = KV_COPY_S) =>
    withTimeout(TIMEOUT_MS, () => kv.get(key, { cacheTtl })).then(text => ({ text, failed: false }), failed)
}

export function createBulkReads(kv: KVNamespace, concurrencyLimit: ConcurrencyLimit = unlimited): KvReads {
  const batches = new Map<number, Map<string, Asked>>()

  function readBatch(cacheTtl: number): void {
    const asked = [...(batches.get(cacheTtl) ?? [])]
    batches.delete(cacheTtl)
    for (let at = 0; at < asked.length; at += MAX_KEYS) void readSome(asked.slice(at, at + MAX_KEYS), cacheTtl)
  }

  /** The timeout starts once a connection is free. */
  async function readSome(some: [key: string, asked: Asked][], cacheTtl: number): Promise<void> {
    const keys = some.map(([key]) => key)
    const read = () => withTimeout(TIMEOUT_MS, () => kv.get(keys, { cacheTtl })).catch(failed)
    const found = await concurrencyLimit(read)
    for (const [key, { resolve }] of some)
      resolve(found instanceof Map ? { text: found.get(key) ?? null, failed: false } : found)
  }

  return function readTogether(key, cacheTtl = KV_COPY_S) {
    const batch = batches.get(cacheTtl) ?? new Map<string, Asked>()
    if (batch.size === 0) setTimeout(readBatch, 0, cacheTtl)
    batches.set(cacheTtl, batch)
    const asked = batch.get(key) ?? Promise.withResolvers<KvText>()
    batch.set(key, asked)
    return asked.promise
  }
}

type Asked = PromiseWithResolvers<KvText>

function failed(error: unknown): KvText {
  logCacheFailure(error)
  return { text: null, failed: true }
}

export function logCacheFailure(error: unknown): void {
  console.error(JSON.stringify({ event: 'cache-failure', message: String(error) }))
}
