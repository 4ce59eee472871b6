/** The origin that the shopper sees: a proxy's forwarded host if it is valid, else the request's own. */
export function originOf(url: string, forwardedHost?: string, forwardedProto?: string): string {
  const own = new URL(url)
  const host = forwardedHost?.split(',')[0]?.trim() ?? ''
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) return own.origin
  const scheme = forwardedProto === 'https' || forwardedProto === 'http' ? forwardedProto : own.protocol.slice(0, -1)
  return `${scheme}://${host.toLowerCase()}`
}
