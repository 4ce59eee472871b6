import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge'

/** 1,500 of each kind, where the limits are 1,000 and less. 100,000 in all with TEST_ALL=1. */
const ADDRESSES = env.TEST_ALL ? 100_000 : 9_000
/** The highest limit: answers in memory, of 6 MB and at least 1,000 bytes each. */
const MAX_ENTRIES = 6_300
/** Does not compress: the memory of pages is limited by bytes. */
const PAGE = Array.from({ length: 800 }, () => crypto.randomUUID()).join('')

const { set } = Map.prototype
const largest = new Map<object, number>()

beforeEach(() => {
  Map.prototype.set = function track(this: Map<unknown, unknown>, key, value) {
    set.call(this, key, value)
    set.call(largest, this, Math.max(this.size, largest.get(this) ?? 0))
    return this
  }
})

afterEach(() => {
  Map.prototype.set = set
  largest.clear()
})

test('however many addresses are invented, nothing holds more than its limit', async () => {
  const { ask } = openEdge({
    answer: ({ url }) => Response.json(url.includes('brands') ? { marcas: [] } : { error: 'x' }, { status: 404 }),
    renderPage: async () => new Response(PAGE, { headers: { 'content-type': 'text/html' } })
  })
  const invent = [
    (n: number) => `/nada-${n}`,
    (n: number) => `/busca?busca=nada-${n}`,
    (n: number) => `/nada-${n}?pg=2`,
    (n: number) => `/api/v2/front/url/verify?url=/nada-${n}`,
    (n: number) => `/api/v2/front/showcase/products/nada-${n}`,
    (n: number) => `/assets/nada-${n}.js`
  ]
  for (let n = 0; n < ADDRESSES; n += 1) await ask(invent[n % invent.length]?.(n) ?? '/')
  const held = [...largest.values()].sort((a, b) => b - a)
  expect(held[0]).toBeGreaterThan(100)
  expect(held.filter(size => size > MAX_ENTRIES + 1)).toEqual([])
}, 600_000)
