/** Without a trailing slash; null when empty. Throws an Error that names a malformed variable. */
export function readOrigin(name: string, value: string | undefined): string | null {
  if (!value?.trim()) return null
  const url = URL.parse(value.trim())
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} must be an http(s) origin, not "${value}"`)
  return url.origin
}
