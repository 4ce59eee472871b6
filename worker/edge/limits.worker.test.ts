import { expect, test, vi } from 'vitest'
import { createApiCache } from './gateway/api-cache'
import { createBreakers } from './gateway/breakers'
import { createInFlight } from './gateway/in-flight'
import { createPurges } from './gateway/purges'
import { createFlights } from './gateway/single-flight'
import { createPageCopies } from './pages/page-copies'
import { createPageLook } from './pages/page-look'
import { createPageStore } from './pages/page-store'
import type { StoredPage } from './pages/stored-page'

/** Addresses that a visitor invents, all within the time for which an isolate holds something. */
const INVENTED = Array.from({ length: 100_000 }, (_, number) => `pt person https://loja.example/inventado-${number}`)
// A hundred thousand of each: a busy machine needs a minute for some.
vi.setConfig({ testTimeout: 180_000 })

const now = () => 1_000_000
const MIB = 1024 * 1024

test('pages in memory: at most 12 MiB, counting what they were made of', () => {
  const store = createPageStore('limits', now)
  const one = page(300)
  for (const key of INVENTED) store.hold(key, { ...one })
  const held = INVENTED.filter(key => store.held(key))
  const bytes = held.reduce(
    (sum, key) => sum + key.length + one.bytes.byteLength + JSON.stringify(one.dependencies).length,
    0
  )
  expect(held.length).toBeGreaterThan(100)
  expect(bytes).toBeLessThanOrEqual(12 * MIB)
  expect(held.at(-1)).toBe(INVENTED.at(-1))
})

test('API answers in memory: at most 6 Mi characters', async () => {
  const { kv } = emptyKv()
  const cache = createApiCache({ kv, purges: createPurges({ kv, now }), now })
  const times = { askedAtMs: now(), storedAtMs: now(), jitter: 1 }
  for (const key of INVENTED) cache.remember(key, { status: 404, body: { error: 'no' }, ...times }, 60_000)
  const held = await count(INVENTED, key => cache.has(key))
  expect(held).toBeGreaterThan(1_000)
  expect(held * (1_000 + 'pt person https://loja.example/inventado-0'.length)).toBeLessThanOrEqual(6 * MIB)
})

test('pages that were looked for in KV: at most 1,000', async () => {
  const { kv, reads } = emptyKv()
  const copies = createPageCopies({ kv, scope: 'limits', purges: createPurges({ kv, now }), now })
  for (const key of INVENTED) await copies.find(key)
  expect(reads()).toBe(INVENTED.length)
  expect(await heldBy(reads, key => copies.find(key))).toBeLessThanOrEqual(1_000)
})

test('pages whose answers were looked for: at most 1,000', async () => {
  const { kv } = emptyKv()
  let asked = 0
  const apiCache = { has: async () => ++asked > 0 }
  const look = createPageLook({ kv, apiCache, now })
  const one = page(300, 1)
  for (const key of INVENTED) await look.look(key, one)
  expect(
    await heldBy(
      () => asked,
      key => look.look(key, one)
    )
  ).toBeLessThanOrEqual(1_000)
})

test('renders and calls that never end: at most 2,000 of each', async () => {
  const inFlight = createInFlight(now, 15_000)
  for (const key of INVENTED) inFlight.begin(key)
  expect(INVENTED.filter(key => inFlight.count(key) > 0).length).toBeLessThanOrEqual(2_001)
  const flights = createFlights<null>(now)
  let begun = 0
  const fly = async (key: string) =>
    flights.behind(
      key,
      () => {
        begun += 1
        return never()
      },
      () => {}
    )
  for (const key of INVENTED) await fly(key)
  expect(await heldBy(() => begun, fly)).toBeLessThanOrEqual(2_001)
})

test('breakers of failing addresses: at most 500', () => {
  const breakers = createBreakers(now)
  // Each is a kind of its own, so that no breaker of a kind closes all of them.
  const calls = INVENTED.map((_, number) => ({
    method: 'GET' as const,
    path: `inventado-${number}/calls`,
    query: new URLSearchParams(),
    session: null
  }))
  for (const call of calls)
    for (let failure = 0; failure < 5; failure++) if (breakers.allows(call)) breakers.record(call, false)
  expect(calls.filter(call => breakers.isOpen(call)).length).toBeLessThanOrEqual(500)
})

/** A page of as many API answers as home has. */
function page(size: number, answers = 45): StoredPage {
  const dependencies = Array.from({ length: answers }, (_, number) => ({
    key: `v1:pt:showcase:products:first-showcase-${number}`,
    askedAtMs: now(),
    staleAtMs: now() + 60_000,
    isStored: true
  }))
  const bytes = new Uint8Array(size)
  return {
    status: 404,
    bytes,
    nonceAt: [],
    headers: [],
    etag: '',
    beganAtMs: now(),
    tagManager: false,
    formOrigins: [],
    dependencies,
    staleAtMs: now() + 60_000
  }
}

/** A KV in which there is nothing, and the reads of pages. */
function emptyKv() {
  let read = 0
  const get = async (key: string | string[]) => {
    if (typeof key === 'string' && key.includes('inventado')) read += 1
    return Array.isArray(key) ? new Map() : null
  }
  return { kv: { get, put: async () => {}, delete: async () => {} } as unknown as KVNamespace, reads: () => read }
}

/** How many addresses cause no work when they are asked for again, newest first. */
async function heldBy(work: () => number, ask: (key: string) => Promise<unknown>): Promise<number> {
  return count(INVENTED.toReversed(), async key => {
    const before = work()
    await ask(key)
    return work() === before
  })
}

async function count(keys: string[], holds: (key: string) => Promise<boolean>): Promise<number> {
  let held = 0
  for (const key of keys) if (await holds(key)) held += 1
  return held
}

function never(): Promise<null> {
  return new Promise(() => {})
}
