import type { EdgeContext } from '../types.ts'

/**
 * What concerns one connection, or says what the store alone knows: the client's address, host and secrets. Some servers
 * read `_` as `-`.
 */
const NOT_SENT =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|via|forwarded|cookie|content-length|accept-encoding|if-(none-)?match|if-(un)?modified-since|if-range|app-token|session|request-id|(x-|true-)?(cluster-)?client-ip|x-real-ip|x-host|x-http-host-override|x-(forwarded|original|rewrite)\b.*|(cf|proxy)-.*|.*_.*)$/

/** What concerns one connection, the whole host or a cache, besides what is rewritten. */
const NOT_PASSED =
  /^(connection|keep-alive|trailer|transfer-encoding|upgrade|content-(length|encoding)|strict-transport-security|clear-site-data|service-worker-allowed|alt-svc|public-key-pins.*|expect-ct|nel|report-to|accept-ch|critical-ch|origin-agent-cluster|access-control-.*|([a-z-]+-)?cache-control|surrogate-.*|expires|age|etag|last-modified|pragma|server|server-timing|x-powered-by|x-cache|set-cookie|location|content-location|refresh|(cf|proxy)-.*)$/

interface Target {
  apiOrigin: string
  cookies: string
  signal: AbortSignal
}

export function toCheckoutRequest(c: EdgeContext, { apiOrigin, cookies, signal }: Target): Request {
  const { raw } = c.req
  const { pathname, search, host, protocol } = new URL(raw.url)
  const url = new URL(apiOrigin)
  url.pathname = pathname
  url.search = search
  const headers = without(raw.headers, NOT_SENT)
  if (cookies) headers.set('cookie', cookies)
  headers.set('request-id', c.get('requestId'))
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', protocol.slice(0, -1))
  const address = c.req.header('cf-connecting-ip')
  if (address) headers.set('x-forwarded-for', address)
  const hasBody = raw.headers.has('content-length') && !/^(GET|HEAD)$/.test(raw.method)
  const body = hasBody ? raw.body : null
  return new Request(url, { method: raw.method, headers, body, signal, redirect: 'manual', cache: 'no-store' })
}

/** The headers for the shop's host. `shop` and `api`: their origins. */
export function toShopHeaders({ headers }: Response, asked: string, origins: { shop: string; api: string }): Headers {
  const own = without(headers, NOT_PASSED)
  own.set('cache-control', 'no-store')
  if (!own.has('x-robots-tag')) own.set('x-robots-tag', 'noindex')
  const location = toShopLocation(headers.get('location'), asked, origins)
  if (location) own.set('location', location)
  const [, wait, target] = /^\s*(\d+)\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(headers.get('refresh') ?? '') ?? []
  const next = toShopLocation(target ?? null, asked, origins)
  if (next) own.set('refresh', `${wait}; url=${next}`)
  return own
}

/** Absolute, because a path that begins with two slashes is another host. Other hosts, such as a bank's, stay. */
function toShopLocation(
  said: string | null,
  asked: string,
  { shop, api }: { shop: string; api: string }
): string | null {
  const url = said === null ? null : URL.parse(said, asked)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.host === new URL(api).host ? shop + url.pathname + url.search + url.hash : url.href
}

function without(headers: Headers, left: RegExp): Headers {
  return new Headers([...headers].filter(([name]) => !left.test(name)))
}
