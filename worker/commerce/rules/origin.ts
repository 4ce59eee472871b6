/** The origin that the shopper sees: the forwarded host where a proxy names a well-formed one, else the request's own. */
export function originOf(url: string, forwardedHost?: string, forwardedProto?: string): string {
  const own = new URL(url)
  const host = forwardedHost?.split(',')[0]?.trim() ?? ''
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) return own.origin
  const scheme = forwardedProto === 'https' || forwardedProto === 'http' ? forwardedProto : own.protocol.slice(0, -1)
  return `${scheme}://${host.toLowerCase()}`
}
