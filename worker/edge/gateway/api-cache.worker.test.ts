import { expect, test } from 'vitest'
import { policies } from '../../../app/contract/cache-policies.ts'
import { createApiCache } from './api-cache.ts'
import { createPurges, PURGES_KEY } from './purges.ts'

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
  const purges = createPurges({ kv, now })
  const cache = createApiCache({ kv, purges, now })
  const endReads = () => {
    for (const end of late.splice(0)) end()
  }
  const answer = (body: string) => ({ status: 200 as const, body, askedAtMs: now(), storedAtMs: now() })
  return { cache, kv, purges, now, clock, stored, endReads, answer, reads: () => late.length }
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
  await cache.write(KEY, answer('old'), policies.editorial)()
  const old = stored.get(KEY) ?? ''
  clock.ms += 400_000
  const read = cache.read(KEY)
  await cache.write(KEY, answer('new'), policies.editorial)()
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
  await cache.write(KEY, answer('old'), policies.editorial)()
  clock.ms += 10_000
  const before = cache.read(KEY)
  stored.delete(KEY)
  const after = cache.read(KEY)
  endReads()
  expect(await Promise.all([before, after])).toEqual([expect.objectContaining({ body: 'old' }), null])
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

test('an answer is written at most once a minute, and at once when its key is gone', async () => {
  const { cache, clock, stored, endReads, answer } = setUp()
  const writes = async (body: string) => {
    await cache.write(KEY, answer(body), policies.catalogue)()
    return stored.get(KEY)?.includes(`"${body}"`) ?? false
  }
  expect(await writes('first')).toBe(true)
  clock.ms += 30_000
  expect(await writes('second')).toBe(false)
  clock.ms += 30_000
  expect(await writes('third')).toBe(true)
  clock.ms += 11_000
  stored.delete(KEY)
  const read = cache.read(KEY)
  endReads()
  expect(await read).toBeNull()
  expect(await writes('fourth')).toBe(true)
})

test('each reader keeps an answer for a time of its own', async () => {
  const { kv, purges, now } = setUp()
  const readers = [0, 0.5, 1].map(random => createApiCache({ kv, purges, now, random: () => random }))
  await readers[0]?.write(
    'v1:pt:settings',
    { status: 200, body: {}, askedAtMs: now(), storedAtMs: now() },
    policies.editorial
  )()
  const jitters = await Promise.all(readers.map(async reader => (await reader.read('v1:pt:settings'))?.jitter))
  expect(jitters).toEqual([1, 1.1, 1.2])
})
