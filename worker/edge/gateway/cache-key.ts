import type { LanguageCode } from '../../../app/i18n/language'

interface CacheKeyParts {
  /** Host of a foreign API, null for the embedded backend. */
  upstream: string | null
  language: LanguageCode
  path: string
  query: URLSearchParams
}

const MAX_KEY_BYTES = 512
const encoder = new TextEncoder()

/**
 * A readable key to purge by: `v1:pt:showcase:products:first-showcase`,
 * `v1:pt:url:product:listing:category?url=/vitaminas&offset=0&limit=12&order=Popularidade`.
 * Null when it exceeds KV's limit.
 */
export function cacheKey({ upstream, language, path, query }: CacheKeyParts): string | null {
  const name = path.replaceAll('/', ':')
  const search = [...query].map(([key, value]) => `${key}=${value}`).join('&')
  const key = `v1${upstream ? `@${upstream}` : ''}:${language}:${name}${search ? `?${search}` : ''}`
  return key.length <= MAX_KEY_BYTES / 3 || encoder.encode(key).length <= MAX_KEY_BYTES ? key : null
}

/** Prefix of page keys. It sorts after the keys of every API's answers. */
export const PAGE_PREFIX = 'v1page:'

/**
 * Whether a purge name matches a key in any language. A name is whole parts of a key: `showcase:products:first-showcase` or
 * `url=/vitaminas`. `first-showcase` does not mean `first-showcase-ext`.
 */
export function isNamed(name: string, key: string): boolean {
  return new RegExp(`(^|[:?&@])${name.replace(/[^\w:=/]/g, '\\$&')}($|[:?&])`).test(key)
}
