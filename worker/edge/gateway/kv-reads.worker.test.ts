import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createBulkReads, createSingleReads } from './kv-reads.ts'

const failing: KVNamespace = Object.create(env.CACHE, { get: { value: () => Promise.reject(new Error('down')) } })

test.each([
  ['single', createSingleReads],
  ['bulk', createBulkReads]
])('%s reads: a key without a text is empty, and a KV that fails says so', async (_, create) => {
  await env.CACHE.put('kv-reads', 'kept')
  const reads = create(env.CACHE)
  expect(await Promise.all([reads('kv-reads'), reads('kv-reads-gone')])).toEqual([
    { text: 'kept', failed: false },
    { text: null, failed: false }
  ])
  expect(await create(failing)('kv-reads')).toEqual({ text: null, failed: true })
})
