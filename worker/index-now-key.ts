/** The key format of the protocol (indexnow.org). */
export function isIndexNowKey(key: string): boolean {
  return /^[a-zA-Z0-9-]{8,128}$/.test(key)
}
