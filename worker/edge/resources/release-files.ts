import { FILE_PREFIX } from '../gateway/cache-key'
import { withTimeout } from '../gateway/with-timeout'
import type { EdgeContext } from '../types'

const TYPES = new Map([
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['woff2', 'font/woff2']
])
const TIMEOUT_MS = 1_000

/**
 * A file of another release, from KV. This release's files are static assets and never reach the Worker. During a gradual
 * release a request may reach either version, and a tab may stay open long after a release: decision 053.
 */
export async function releaseFile(c: EdgeContext): Promise<Response> {
  const { path } = c.req
  const type = TYPES.get(path.slice(path.lastIndexOf('.') + 1))
  const file = type ? await readFile(c.env.CACHE, path) : null
  if (!file || !type) return c.text('Not found', 404, { 'cache-control': 'no-store' })
  return c.body(file, 200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
}

/** Null when KV fails. */
function readFile(kv: KVNamespace, path: string): Promise<ArrayBuffer | null> {
  return withTimeout(TIMEOUT_MS, () => kv.get(FILE_PREFIX + path, 'arrayBuffer')).catch(() => null)
}
