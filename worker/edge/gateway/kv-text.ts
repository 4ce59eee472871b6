import { withTimeout } from './with-timeout.ts'

/** `failed`: KV gave no answer, so the key may exist. */
export interface KvText {
  text: string | null
  failed: boolean
}

/** A read that takes longer counts as failed. */
const TIMEOUT_MS = 1_000

/** Default seconds for which the data centre caches a value. */
export const KV_COPY_S = 60

/** Reads one key. Never rejects; times out. */
export async function readKvText(kv: KVNamespace, key: string, cacheTtl = KV_COPY_S): Promise<KvText> {
  return withTimeout(TIMEOUT_MS, () => kv.get(key, { cacheTtl })).then(text => ({ text, failed: false }), failed)
}

/** Reads up to 100 keys in one operation. */
export async function readKvTexts(kv: KVNamespace, keys: string[], cacheTtl: number): Promise<(key: string) => KvText> {
  const found = await withTimeout(TIMEOUT_MS, () => kv.get(keys, { cacheTtl })).catch(failed)
  return key => (found instanceof Map ? { text: found.get(key) ?? null, failed: false } : found)
}

function failed(error: unknown): KvText {
  logCacheFailure(error)
  return { text: null, failed: true }
}

export function logCacheFailure(error: unknown): void {
  console.error(JSON.stringify({ event: 'cache-failure', message: String(error) }))
}
