import { toHex } from '../hex'

/** Deduplicates a double submit without JavaScript, which no script can prevent. */
export async function idempotencyKeyOf(said: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(said)))
  return toHex(new Uint8Array(digest))
}
