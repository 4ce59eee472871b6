import type { MapContext } from '../store/map-context.ts'

export interface Link {
  /** A path of the store, or an absolute http(s), mailto: or tel: address. */
  href: string
  external: boolean
}

/**
 * A link written by an editor: absolute, relative, mailto:, tel:, empty or plain text. Null when it is no link.
 * Never another scheme, and never an own path that a browser would read as another host.
 */
export function resolveLink(value: string, origins: readonly string[]): Link | null {
  const clean = strip(value)
  if (/^(mailto|tel):[^\s]+$/i.test(clean)) return { href: clean, external: true }
  const absolute = /^www\./i.test(clean) || clean.startsWith('//') ? `https://${clean.replace(/^\/+/, '')}` : clean
  if (/^https?:/i.test(absolute)) return resolveAbsolute(absolute, origins)
  return looksLikePath(clean) ? { href: ownPath(clean), external: false } : null
}

/** A page that is the API's own, as its checkout is: a foreign API's address leads to where that is. Null when it is none. */
export function toApiPage(value: string, { origins, media }: MapContext): string | null {
  const link = resolveLink(value, media ? [] : origins)
  if (!link || /^(mailto|tel):/i.test(link.href)) return null
  return media && !link.external ? new URL(link.href, media.base).href : link.href
}

/**
 * A value that is known to be an address of this store (`rota.path`, `slug`, `url`): its path, or null. The API's
 * absolute addresses carry the shop's public domain, which need not be where this store is seen: any origin goes.
 */
export function toPath(value: string): string | null {
  if (/^(\/[\w-]+)+$/.test(value)) return value
  const clean = strip(value)
  if (clean === '') return null
  if (/^https?:/i.test(clean) || clean.startsWith('//')) {
    const url = URL.parse(clean, BASE)
    return url ? ownPath(fromUrl(url)) : null
  }
  return /^[a-z][a-z\d+.-]*:/i.test(clean) ? null : ownPath(clean)
}

/**
 * The address of a file as it is: a path of this store, or absolute when the API's files live elsewhere. Null when it
 * is none.
 */
export function toSource(value: string, { origins, media }: MapContext): string | null {
  const clean = strip(value)
  if (clean === '') return null
  if (/^https?:/i.test(clean) || clean.startsWith('//')) {
    const url = URL.parse(clean, 'https://own.invalid')
    if (!url) return null
    return !media && isOwn(url, origins) ? fromUrl(url) : url.href
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(clean)) return null
  return media ? (URL.parse(clean, media.base)?.href ?? null) : fromUrl(new URL(`/${clean.replace(/^\/+/, '')}`, BASE))
}

/** The same for a picture that `imageUrl` takes: one that the image route may fetch elsewhere becomes a path for it. */
export function toPicture(value: string, context: MapContext): string | null {
  const source = toSource(value, context)
  if (!source || source.startsWith('/')) return source
  const host = URL.parse(source)?.host ?? ''
  return context.media?.hosts.includes(host) ? `/${encodeURIComponent(source)}` : source
}

const BASE = 'https://own.invalid'

function resolveAbsolute(value: string, origins: readonly string[]): Link | null {
  const url = URL.parse(value)
  if (!url || url.hostname === '') return null
  return isOwn(url, origins) ? { href: ownPath(fromUrl(url)), external: false } : { href: url.href, external: true }
}

function isOwn(url: URL, origins: readonly string[]): boolean {
  return origins.some(origin => URL.parse(origin)?.host === url.host)
}

/** As the router writes paths, without doubled slashes, and without the `.html` that many shops' product paths end in. */
function ownPath(value: string): string {
  const url = URL.parse(value.startsWith('?') || value.startsWith('#') ? value : `/${value.replace(/^\/+/, '')}`, BASE)
  if (!url || url.origin !== BASE) return '/'
  const [path = '/', tail = ''] = splitPath(fromUrl(url))
  return (path.replace(/\/{2,}/g, '/').replace(/(\/index)?\.html$/i, '') || '/') + tail
}

/** Path, query and hash. `/.//host` parses to the path `//host`, which is another host when written out. */
function fromUrl(url: URL): string {
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
}

function splitPath(href: string): [string, string] {
  const end = href.search(/[?#]/)
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)]
}

/** Plain texts also stand where links do; a path has a slash, a query or the `.html` and no spaces. */
function looksLikePath(value: string): boolean {
  return (
    /^[/?#]/.test(value) || /^[\w-]+(\/[\w.-]+)+\/?([?#]\S*)?$/.test(value) || /^[\w-]+\.html([?#]\S*)?$/i.test(value)
  )
}

/** Browsers ignore control characters and read a backslash as a slash, so both go before anything is decided. */
function strip(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('\\', '/')
}
