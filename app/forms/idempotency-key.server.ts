/** The same form sent twice, by a double click, is one: there is no script that could hold the second one back. */
export async function idempotencyKeyOf(said: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(said)))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
