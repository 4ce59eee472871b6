import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'
import { FILE_PREFIX } from '../gateway/cache-key.ts'

const ask = (path: string, CACHE: KVNamespace = env.CACHE) =>
  openEdge({ answer: () => Response.json({}), vars: { CACHE } }).ask(path)

test('a file of another release is served from KV, for good', async () => {
  await env.CACHE.put(`${FILE_PREFIX}/assets/shell-Bx3.js`, 'export {}')
  const { status, headers, text } = await ask('/assets/shell-Bx3.js')
  expect([status, text]).toEqual([200, 'export {}'])
  expect(headers.get('content-type')).toBe('text/javascript')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a file of no known release is a 404 that no cache keeps, also when KV fails', async () => {
  const failing = { ...env.CACHE, get: () => Promise.reject(new Error('KV is down')) }
  const answers = [
    await ask('/assets/shell-gone.js'),
    await ask('/assets/shell-Bx3.constructor'),
    await ask('/assets/shell-Bx3.js', failing as unknown as KVNamespace)
  ]
  for (const { status, headers } of answers) expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})
