import { expect, test } from 'vitest'
import { policies } from '../../../app/contract/cache-policies'
import { createApiCache } from './api-cache'
import { createPurges, PURGES_KEY } from './purges'

const KEY = 'v1:pt:struct:menus:frio'

/** A cache over a KV whose reads end when the test says so. They return the value from when they began. */
function setUp() {
  const stored = new Map<string, string>()
  const late: (() => void)[] = []
  const clock = { ms: 1_000_000 }
  const now = () => clock.ms
  const kv = {
    async get(key: string) {
      const text = stored.get(key) ?? null
      if (key === KEY) await new Promise<void>(resolve => late.push(resolve))
      return text
    },
    put: async (key: string, text: string) => void stored.set(key, text),
    delete: async (key: string) => void stored.delete(key)
  } as unknown as KVNamespace
  const cache = createApiCache({ kv, purges: createPurges({ kv, now }), now })
  const endReads = () => {
    for (const end of late.splice(0)) end()
  }
  const answer = (body: string) => ({ status: 200 as const, body, askedAtMs: now(), storedAtMs: now(), jitter: 1 })
  return { cache, clock, stored, endReads, answer, reads: () => late.length }
}

test('a late miss of KV does not remove a newer answer', async () => {
  const { cache, endReads, answer, reads } = setUp()
  const read = cache.read(KEY)
  cache.remember(KEY, answer('new'), 10_000)
  endReads()
  expect(await read).toMatchObject({ body: 'new' })
  const again = cache.read(KEY)
  expect(reads()).toBe(0)
  expect(await again).toMatchObject({ body: 'new' })
})

test('a late older text of KV does not replace a newer answer', async () => {
  const { cache, clock, stored, endReads, answer } = setUp()
  await cache.write(KEY, answer('old'), policies.editorial)
  const old = stored.get(KEY) ?? ''
  clock.ms += 400_000
  const read = cache.read(KEY)
  await cache.write(KEY, answer('new'), policies.editorial)
  expect(stored.get(KEY)).not.toBe(old)
  endReads()
  expect(await read).toMatchObject({ body: 'new' })
  expect(await cache.read(KEY)).toMatchObject({ body: 'new' })
})

test('an answer that arrived meanwhile and was purged is not served', async () => {
  const { cache, stored, clock, endReads, answer } = setUp()
  const read = cache.read(KEY)
  cache.remember(KEY, answer('purged'), 10_000)
  stored.set(PURGES_KEY, JSON.stringify({ '*': clock.ms }))
  endReads()
  expect(await read).toBeNull()
})

test('an answer that another read cached does not hide a deleted key', async () => {
  const { cache, stored, clock, endReads, answer } = setUp()
  await cache.write(KEY, answer('old'), policies.editorial)
  clock.ms += 10_000
  const before = cache.has(KEY)
  stored.delete(KEY)
  const after = cache.has(KEY)
  endReads()
  expect(await Promise.all([before, after])).toEqual([true, false])
})

test('a purge does not remove an answer that is newer', async () => {
  const { cache, stored, clock, endReads, answer, reads } = setUp()
  cache.remember(KEY, answer('old'), 10_000)
  stored.set(PURGES_KEY, JSON.stringify({ '*': clock.ms }))
  const read = cache.read(KEY)
  clock.ms += 1
  cache.remember(KEY, answer('new'), 10_000)
  expect(await read).toBeNull()
  const again = cache.read(KEY)
  expect(reads()).toBe(0)
  endReads()
  expect(await again).toMatchObject({ body: 'new' })
})
