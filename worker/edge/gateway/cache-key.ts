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
 * A key that a person can read and purge: `v1:pt:showcase:products:first-showcase`,
 * `v1:pt:url:product:listing:category?url=/vitaminas&offset=0&limit=12&order=Popularidade`.
 * Null when it would be longer than KV takes.
 */
export function cacheKey({ upstream, language, path, query }: CacheKeyParts): string | null {
  const name = path.replaceAll('/', ':')
  const search = [...query].map(([key, value]) => `${key}=${value}`).join('&')
  const key = `v1${upstream ? `@${upstream}` : ''}:${language}:${name}${search ? `?${search}` : ''}`
  return key.length <= MAX_KEY_BYTES / 3 || encoder.encode(key).length <= MAX_KEY_BYTES ? key : null
}

/** What the keys of whole pages begin with: after all those of answers, of whatever API. */
export const PAGE_PREFIX = 'v1page:'

/**
 * Whether a name means a key, in whatever language: whole parts of it, `showcase:products:first-showcase` or
 * `url=/vitaminas`. `first-showcase` does not mean `first-showcase-ext`.
 */
export function isNamed(name: string, key: string): boolean {
  return new RegExp(`(^|[:?&@])${name.replace(/[^\w:=/]/g, '\\$&')}($|[:?&])`).test(key)
}
