import { type ConcurrencyLimit, unlimited } from './concurrency-limit.ts'
import { KV_COPY_S, type KvText, readKvText, readKvTexts } from './kv-text.ts'

/** Reads from KV. Never rejects. `cacheTtl`: seconds for which the data centre may cache the value. */
export type KvReads = (key: string, cacheTtl?: number) => Promise<KvText>

/** KV's limit for one bulk read. */
const MAX_KEYS = 100

/** Reads each key separately. */
export function createSingleReads(kv: KVNamespace): KvReads {
  return (key, cacheTtl) => readKvText(kv, key, cacheTtl)
}

/** Batches the reads that one request starts in the same turn of the event loop. */
export function createBulkReads(kv: KVNamespace, concurrencyLimit: ConcurrencyLimit = unlimited): KvReads {
  const batches = new Map<number, Batch>()

  function readBatch(cacheTtl: number): void {
    const asked = [...(batches.get(cacheTtl) ?? [])]
    batches.delete(cacheTtl)
    for (let at = 0; at < asked.length; at += MAX_KEYS) void readSome(asked.slice(at, at + MAX_KEYS), cacheTtl)
  }

  /** Runs within the concurrency limit, so that the timeout starts once a connection is free. */
  async function readSome(some: [key: string, asked: Asked][], cacheTtl: number): Promise<void> {
    const keys = some.map(([key]) => key)
    const textOf = await concurrencyLimit(() => readKvTexts(kv, keys, cacheTtl))
    for (const [key, { resolve }] of some) resolve(textOf(key))
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
type Batch = Map<string, Asked>
