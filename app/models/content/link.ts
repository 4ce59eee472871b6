import type { MapContext } from '../store/map-context.ts'
import { isPassedPath } from './passed-path.ts'

export interface Link {
  href: string
  external: boolean
}

/** An editor's link. Null when it is none. Never another scheme, or a path that browsers read as another host. */
export function resolveLink(value: string, origins: readonly string[]): Link | null {
  const clean = strip(value)
  if (/^(mailto|tel):[^\s]+$/i.test(clean)) return { href: clean, external: true }
  const absolute = /^www\./i.test(clean) || clean.startsWith('//') ? `https://${clean.replace(/^\/+/, '')}` : clean
  if (/^https?:/i.test(absolute)) return resolveAbsolute(absolute, origins)
  return looksLikePath(clean) ? { href: ownPath(clean), external: false } : null
}

/**
 * The address of a page that the API serves itself, such as its checkout. Resolved against a remote API, and a path of this
 * store where it passes through. Null when invalid.
 */
export function toApiPage(value: string, { origins, media }: MapContext): string | null {
  const link = resolveLink(value, media ? [] : origins)
  if (!link || /^(mailto|tel):/i.test(link.href)) return null
  if (!media) return link.href
  const url = new URL(link.href, media.base)
  const isPassed = isPassedPath(url.pathname, media.passed ?? []) && isOwn(url, [...origins, media.base])
  return isPassed ? fromUrl(url) : url.href
}

/** Accepts any origin: the API's absolute addresses carry the shop's public domain, which may differ from the store's. */
export function toPath(value: string): string | null {
  if (/^(\/[\w-]+)+$/.test(value)) return value
  const clean = strip(value)
  if (clean === '') return null
  if (!ABSOLUTE.test(clean)) return SCHEME.test(clean) ? null : ownPath(clean)
  const url = URL.parse(clean, BASE)
  return url && ownPath(fromUrl(url))
}

/** A path of this store, or absolute when the API's files are hosted elsewhere. Null when invalid. */
export function toSource(value: string, { origins, media }: MapContext): string | null {
  const clean = strip(value)
  const isAbsolute = ABSOLUTE.test(clean)
  if (clean === '' || (!isAbsolute && SCHEME.test(clean))) return null
  if (media) return URL.parse(clean, isAbsolute ? BASE : media.base)?.href ?? null
  if (!isAbsolute) return fromUrl(new URL(`/${clean.replace(/^\/+/, '')}`, BASE))
  const url = URL.parse(clean, BASE)
  return url && isOwn(url, origins) ? fromUrl(url) : (url?.href ?? null)
}

/** Like `toSource`, for `imageUrl`: a remote picture that the image route may fetch becomes a path. */
export function toPicture(value: string, context: MapContext): string | null {
  const source = toSource(value, context)
  if (!source || source.startsWith('/')) return source
  const host = URL.parse(source)?.host ?? ''
  return context.media?.hosts.includes(host) ? `/${encodeURIComponent(source)}` : source
}

const BASE = 'https://own.invalid'
const ABSOLUTE = /^(https?:|\/\/)/i
const SCHEME = /^[a-z][a-z\d+.-]*:/i

function resolveAbsolute(value: string, origins: readonly string[]): Link | null {
  const url = URL.parse(value)
  if (!url || url.hostname === '') return null
  return isOwn(url, origins) ? { href: ownPath(fromUrl(url)), external: false } : { href: url.href, external: true }
}

function isOwn(url: URL, origins: readonly string[]): boolean {
  return origins.some(origin => URL.parse(origin)?.host === url.host)
}

/** In the router's form: no doubled slashes, and no `.html`, in which product paths of many shops end. */
function ownPath(value: string): string {
  const url = URL.parse(value.startsWith('?') || value.startsWith('#') ? value : `/${value.replace(/^\/+/, '')}`, BASE)
  if (!url || url.origin !== BASE) return '/'
  const path = `/${url.pathname}`.replace(/\/{2,}/g, '/').replace(/(\/index)?\.html$/i, '') || '/'
  return path + url.search + url.hash
}

/** Path, query and hash. `/.//host` parses to the path `//host`, which browsers read as another host. */
function fromUrl(url: URL): string {
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
}

/** Link fields may hold plain text. A path has a slash, a query or `.html`, and no spaces. */
function looksLikePath(value: string): boolean {
  if (/^[/?#]/.test(value)) return true
  return [/^[\w-]+(\/[\w.-]+)+\/?([?#]\S*)?$/, /^[\w-]+\.html([?#]\S*)?$/i, /^[\w-]+\?[\w-]+=\S*$/].some(path =>
    path.test(value)
  )
}

/** Browsers ignore control characters and read a backslash as a slash, so both are normalized first. */
function strip(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('\\', '/')
}
