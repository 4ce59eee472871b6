import type { GatewayCall } from './gateway-call.ts'

const MAX_KEY_BYTES = 512
const encoder = new TextEncoder()

/** To purge by: `v1:pt:url:verify?url=/vitaminas`, with the host of a foreign API. Null when it exceeds KV's limit. */
export function cacheKey(
  upstream: string | null,
  { language, path, query }: Pick<GatewayCall, 'language' | 'path' | 'query'>
): string | null {
  const name = path.replaceAll('/', ':')
  const search = [...query].map(([key, value]) => `${key}=${value}`).join('&')
  const key = `v1${upstream ? `@${upstream}` : ''}:${language}:${name}${search ? `?${search}` : ''}`
  return key.length <= MAX_KEY_BYTES / 3 || encoder.encode(key).length <= MAX_KEY_BYTES ? key : null
}

/** Prefix of the keys of a release's files: `file:/assets/shell-Bx3.js`. `npm run deploy` writes them. */
export const FILE_PREFIX = 'file:'

/** A purge name is whole parts of a key, in any language: `first-showcase` does not mean `first-showcase-ext`. */
export function isNamed(name: string, key: string): boolean {
  return new RegExp(`(^|[:?&@])${name.replace(/[^\w:=/]/g, '\\$&')}($|[:?&])`).test(key)
}
