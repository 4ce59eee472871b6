/** Printable ASCII without spaces, 1 to 100 characters; a UUID as a rule. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,100}$/.test(key)
}
