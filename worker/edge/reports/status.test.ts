import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createCallStats } from '../gateway/call-stats.ts'
import { PURGES_KEY } from '../gateway/purges.ts'
import { countAnswers } from '../middleware/count-answers.ts'
import type { EdgeEnv } from '../types.ts'
import { status } from './status.ts'

const HEALTH = { calls: 4, failed: 1, errorRate: 0.25, p95Ms: 80, open: [] }

interface Key {
  name: string
  metadata?: { storedAtMs: number }
}

function setUp({ statusToken = 'segredo', list = async () => ({ keys: [] as Key[], list_complete: true }) } = {}) {
  const config = { statusToken } as Parameters<typeof status>[0]['config']
  const gateway = { call: () => Promise.reject(new Error('not asked')), health: () => HEALTH }
  const answers = createCallStats(Date.now)
  const app = new Hono<EdgeEnv>()
  app.get('/_status', status({ config, gateway, build: 'b1', upstream: { name: null, origin: '', fetch }, answers }))
  app.use(countAnswers(answers))
  app.get('/broken', () => Promise.reject(new Error('broken')))
  app.onError((_, c) => c.text('500', 500))
  return async (authorization: string, before: string[] = []) => {
    for (const path of before) await app.request(path)
    const answer = await app.request(
      '/_status',
      { headers: { authorization } },
      { CACHE: { list }, VERSION: { id: 'v1' } }
    )
    return { code: answer.status, body: answer.status === 200 ? await answer.json() : null }
  }
}

test('it is a 404 without the right secret, and without any secret', async () => {
  const ask = setUp()
  for (const given of ['', 'segredo', 'Bearer ', 'Bearer segred', 'Bearer segredo1', 'bearer segredo'])
    expect((await ask(given)).code).toBe(404)
  expect((await setUp({ statusToken: '' })('Bearer ')).code).toBe(404)
})

test('build, the API’s health and the ages of the cache, by language and kind', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(100_000)
  const at = (name: string, storedAtMs: number): Key => ({ name, metadata: { storedAtMs } })
  const keys = [
    at('v1:pt:showcase:products:first-showcase', 90_000),
    at('v1:pt:showcase:banners:banner-carousel', 40_000),
    at('v1:en:url:product:listing:category?url=/a:b&offset=0', 70_000),
    at('v1@api.example:8443:pt:settings', 99_000),
    at('v1@api.example:pt:settings', 95_000),
    { name: PURGES_KEY }
  ]
  const { body } = await setUp({ list: async () => ({ keys, list_complete: true }) })('Bearer segredo')
  expect(body).toEqual({
    build: 'b1',
    version: 'v1',
    isolate: expect.stringMatching(/^[0-9a-f-]{36}$/),
    answers: { calls: 0, failed: 0, errorRate: 0, p95Ms: null },
    api: { name: 'embedded', ...HEALTH },
    cache: {
      complete: true,
      groups: {
        'pt:showcase': { keys: 2, newestS: 10, oldestS: 60 },
        'en:url': { keys: 1, newestS: 30, oldestS: 30 },
        'pt:settings': { keys: 2, newestS: 1, oldestS: 5 }
      }
    }
  })
  vi.restoreAllMocks()
})

test('it counts the answers of the isolate, and those that failed', async () => {
  const { body } = await setUp()('Bearer segredo', ['/broken', '/a', '/b', '/c', '/_status'])
  expect(body).toMatchObject({ answers: { calls: 4, failed: 1, errorRate: 0.25, p95Ms: expect.any(Number) } })
})

test('a failing or hanging KV is reported with the rest', async () => {
  const failing = await setUp({ list: () => Promise.reject(new Error('KV is down')) })('Bearer segredo')
  expect(failing.body).toMatchObject({ build: 'b1', cache: { failure: 'Error: KV is down' } })
  vi.useFakeTimers()
  const hanging = setUp({ list: () => new Promise(() => {}) })('Bearer segredo')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await hanging).body).toMatchObject({ api: HEALTH, cache: { failure: expect.stringContaining('in time') } })
  vi.useRealTimers()
})
