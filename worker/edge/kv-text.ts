import { inTime } from './in-time.ts'

/** `failed`: KV did not say whether there is one. */
export interface KvText {
  text: string | null
  failed: boolean
}

/** A KV that hangs is as good as one that fails. */
const TIMEOUT_MS = 1_000

/** The text of a key. Never rejects and never hangs. */
export async function readKvText(kv: KVNamespace, key: string): Promise<KvText> {
  return inTime(TIMEOUT_MS, kv.get(key)).then(text => ({ text, failed: false }), failed)
}

function failed(error: unknown): KvText {
  logCacheFailure(error)
  return { text: null, failed: true }
}

export function logCacheFailure(error: unknown): void {
  console.error(JSON.stringify({ event: 'cache-failure', message: String(error) }))
}
