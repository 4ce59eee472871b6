import { FILE_PREFIX } from '../gateway/cache-key.ts'
import { withTimeout } from '../gateway/with-timeout.ts'
import type { EdgeContext } from '../types.ts'

const TYPES = new Map([
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['woff2', 'font/woff2']
])
const TIMEOUT_MS = 1_000

/** A file of another release, from KV: decision 019. This release's are static assets and never reach the Worker. */
export async function releaseFile(c: EdgeContext): Promise<Response> {
  const { path } = c.req
  const isPlain = new URL(c.req.url).pathname === path
  const type = isPlain && TYPES.get(path.slice(path.lastIndexOf('.') + 1))
  const file = type ? await readFile(c.env.CACHE, path) : null
  if (!file || !type) return c.text('Not found', 404)
  return c.body(file, 200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
}

function readFile(kv: KVNamespace, path: string): Promise<ArrayBuffer | null> {
  return withTimeout(TIMEOUT_MS, () => kv.get(FILE_PREFIX + path, 'arrayBuffer')).catch(() => null)
}
