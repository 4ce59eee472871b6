import { withTimeout } from './with-timeout.ts'

/** `failed`: KV did not say whether there is one. */
export interface KvText {
  text: string | null
  failed: boolean
}

/** A KV that hangs is as good as one that fails. */
const TIMEOUT_MS = 1_000

/** How long the data centre keeps a copy of what is read, where the reader does not say. */
export const KV_COPY_S = 60

/** The text of a key. Never rejects and never hangs. */
export async function readKvText(kv: KVNamespace, key: string, cacheTtl = KV_COPY_S): Promise<KvText> {
  return withTimeout(TIMEOUT_MS, () => kv.get(key, { cacheTtl })).then(text => ({ text, failed: false }), failed)
}

/** The same of up to 100 keys in one operation: the answer for each. */
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
