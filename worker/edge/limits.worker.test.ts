import { expect, test, vi } from 'vitest'
import { createLocalPageCache } from '../local/page-cache.ts'
import { createApiCache } from './gateway/api-cache.ts'
import { createBreakers } from './gateway/breakers.ts'
import { createInFlight } from './gateway/in-flight.ts'
import { createPurges } from './gateway/purges.ts'
import { createFlights } from './gateway/single-flight.ts'

/** Addresses that a visitor invents, all within the time for which an isolate holds something. */
const INVENTED = Array.from({ length: 100_000 }, (_, number) => `pt person https://loja.example/inventado-${number}`)
// A hundred thousand of each: a busy machine needs a minute for some.
vi.setConfig({ testTimeout: 180_000 })

const now = () => 1_000_000
const MIB = 1024 * 1024

test('pages of a local store: at most 24 MiB', async () => {
  const cache = createLocalPageCache({ purges: { namesSince: async () => [] }, now })
  const body = 'x'.repeat(300)
  let rendered = 0
  async function render(): Promise<Response> {
    rendered += 1
    return new Response(body, { headers: { 'cache-control': 'public, max-age=60' } })
  }
  const ask = async (key: string) => {
    const work: Promise<unknown>[] = []
    await cache.fetch(key, render, done => work.push(done))
    await Promise.all(work)
  }
  const some = INVENTED.slice(0, 20_000)
  for (const key of some) await ask(key)
  rendered = 0
  for (const key of some.toReversed()) await ask(key)
  const held = some.length - rendered
  expect(held).toBeGreaterThan(1_000)
  expect(held * body.length).toBeLessThanOrEqual(24 * MIB)
})

test('API answers in memory: at most 6 Mi characters', async () => {
  const kv = emptyKv()
  const cache = createApiCache({ kv, purges: createPurges({ kv, now }), now })
  const times = { askedAtMs: now(), storedAtMs: now() }
  for (const key of INVENTED) cache.remember(key, { status: 404, body: { error: 'no' }, ...times }, 60_000)
  const held = await count(INVENTED, async key => (await cache.read(key)) !== null)
  expect(held).toBeGreaterThan(1_000)
  expect(held * (1_000 + 'pt person https://loja.example/inventado-0'.length)).toBeLessThanOrEqual(6 * MIB)
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
  expect(calls.filter(call => breakers.isFailing(call)).length).toBeLessThanOrEqual(500)
})

/** A KV in which there is nothing. */
function emptyKv(): KVNamespace {
  const get = async (key: string | string[]) => (Array.isArray(key) ? new Map() : null)
  return { get, put: async () => {}, delete: async () => {} } as unknown as KVNamespace
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
