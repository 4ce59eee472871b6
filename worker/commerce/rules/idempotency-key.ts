/** 1 to 100 characters of printable ASCII without spaces, usually a UUID. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,100}$/.test(key)
}
