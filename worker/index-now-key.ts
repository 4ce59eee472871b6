/** As the protocol has it (indexnow.org). */
export function isIndexNowKey(key: string): boolean {
  return /^[a-zA-Z0-9-]{8,128}$/.test(key)
}
