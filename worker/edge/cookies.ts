/** Cookies by name; the first one wins, as in browsers. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}
