import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createPurges, PURGES_KEY } from '../gateway/purges'
import { securityHeaders } from '../middleware/security-headers'
import type { EdgeEnv, Rendered } from '../types'
import { createPageCache } from './page-cache'

interface Making {
  status?: number
  failed?: boolean
  late?: boolean
  headers?: HeadersInit
  text?: string
  /** How long the page's API answers may be served. */
  staleMs?: number
  delayMs?: number
  end?: string
}

/** A page at `/` that the test renders. All isolates share the data centre's cache. */
function setUp() {
  const there = new Set(['v1:pt:settings'])
  const build = crypto.randomUUID()
  const clock = { ms: 1_000_000 }
  const now = () => clock.ms
  const making: Making = {}
  let made = 0

  function isolate() {
    const kv = env.CACHE
    const apiCache = { has: async (key: string) => there.has(key) }
    const pageCache = createPageCache({ kv, scope: build, purges: createPurges({ kv, now }), apiCache, now })
    const app = new Hono<EdgeEnv>()
    app.use(securityHeaders({ imageHosts: [], apiOrigin: null }))
    app.get('/', c =>
      pageCache.answer(c, 'pt /', async () => {
        const rendered = render(c.get('nonce'))
        if (making.delayMs) await new Promise(resolve => setTimeout(resolve, making.delayMs))
        return rendered
      })
    )
    return async (init?: RequestInit) => {
      const context = createExecutionContext()
      const response = await app.fetch(new Request('https://loja.example/', init), env, context)
      const html = await response.text()
      await waitOnExecutionContext(context)
      return { status: response.status, headers: response.headers, html }
    }
  }

  function render(nonce: string): Rendered {
    made += 1
    const {
      status = 200,
      failed = false,
      late = false,
      headers,
      text = `page ${made}`,
      staleMs = 3_600_000,
      end = '</html>'
    } = making
    const html = `<html><script nonce="${nonce}">1</script>${text}<script nonce="${nonce}">2</script>${end}`
    const response = new Response(html, { status, headers: { 'content-type': 'text/html', ...Object(headers) } })
    const source = { key: 'v1:pt:settings', askedAtMs: clock.ms, staleAtMs: clock.ms + staleMs, isStored: true }
    return {
      response,
      nonce,
      dependencies: [source],
      failed: () => failed,
      incomplete: () => late,
      tagManager: () => false
    }
  }
  return { isolate, clock, making, there, made: () => made }
}

const nonceOf = ({ headers }: { headers: Headers }) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'

test('a page is rendered once, and every response has its own nonce', async () => {
  const { isolate, made } = setUp()
  const ask = isolate()
  const answers = [await ask(), await ask(), await isolate()()]
  expect(made()).toBe(1)
  for (const answer of answers) {
    const nonce = nonceOf(answer)
    expect(answer.html).toBe(
      `<html><script nonce="${nonce}">1</script>page 1<script nonce="${nonce}">2</script></html>`
    )
  }
  expect(new Set(answers.map(nonceOf)).size).toBe(3)
})

test('a hundred requests for an uncached page cause few renders, and all get the page', async () => {
  const { isolate, making, made } = setUp()
  making.delayMs = 50
  const ask = isolate()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(made()).toBe(3)
  expect(answers.every(({ status, html }) => status === 200 && html.endsWith('</html>'))).toBe(true)
  expect(new Set(answers.map(nonceOf)).size).toBe(100)
})

test('a stale page is served at once and revalidated in the background', async () => {
  const { isolate, clock, made } = setUp()
  const ask = isolate()
  await ask()
  clock.ms += 11_000
  expect((await ask()).html).toContain('page 1')
  expect(made()).toBe(2)
  expect((await ask()).html).toContain('page 2')
})

test('purging one of its answers purges the page', async () => {
  const { isolate, clock } = setUp()
  await isolate()()
  clock.ms += 1
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ menus: clock.ms }))
  expect((await isolate()()).html).toContain('page 1')
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ settings: clock.ms }))
  expect((await isolate()()).html).toContain('page 2')
  await env.CACHE.delete(PURGES_KEY)
})

test('an answer deleted from KV by hand is noticed in the background, and its page not served again', async () => {
  const { isolate, clock, there, making } = setUp()
  const ask = isolate()
  await ask()
  there.clear()
  making.failed = true
  clock.ms += 10_001
  expect((await ask()).html).toContain('page 1')
  expect((await ask()).html).toContain('page 3')
})

test('a page is served no longer than its answers, and stale for at most ten minutes', async () => {
  const { isolate, clock, making } = setUp()
  making.staleMs = 30_000
  await isolate()()
  clock.ms += 30_000
  making.staleMs = 3_600_000
  expect((await isolate()()).html).toContain('page 2')
  clock.ms += 600_000
  expect((await isolate()()).html).toContain('page 3')
})

test.each([401, 403, 500, 502, 503])('when rendering fails with %i, the old page stays for a day', async status => {
  const { isolate, clock, making } = setUp()
  await isolate()()
  Object.assign(making, { status, failed: true })
  clock.ms += 86_000_000
  expect(await isolate()()).toMatchObject({ status: 200 })
  clock.ms += 1_000_000
  expect(await isolate()()).toMatchObject({ status })
})

test('a deliberate 503 replaces a stale page', async () => {
  const { isolate, clock, making } = setUp()
  const ask = isolate()
  await ask()
  making.status = 503
  clock.ms += 11_000
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 503 })
  expect(await isolate()()).toMatchObject({ status: 503 })
})

test('a closed store is not an outage, even with a late part', async () => {
  const { isolate, clock, making } = setUp()
  await isolate()()
  Object.assign(making, { status: 503, failed: true, late: true })
  clock.ms += 601_000
  expect(await isolate()()).toMatchObject({ status: 503 })
})

test('an incomplete page replaces no cached page', async () => {
  const { isolate, clock, making } = setUp()
  const ask = isolate()
  await ask()
  making.end = ''
  clock.ms += 11_000
  await ask()
  clock.ms += 1
  expect((await isolate()()).html).toContain('page 1')
})

test('no request waits for an uncacheable page', async () => {
  const { isolate, making, made } = setUp()
  Object.assign(making, { failed: true, delayMs: 30 })
  const ask = isolate()
  await ask()
  await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(made()).toBe(11)
})

test.each<[string, Making]>([
  ['with a failed section', { failed: true }],
  ['that sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
  ['that failed', { status: 500 }]
])('a page %s is not kept', async (_, making) => {
  const { isolate, made, ...rest } = setUp()
  Object.assign(rest.making, making)
  const ask = isolate()
  await ask()
  await ask()
  expect(made()).toBe(2)
})

test('a 404 is cached for a minute, in one isolate only', async () => {
  const { isolate, clock, making, made } = setUp()
  making.status = 404
  const ask = isolate()
  await ask()
  expect(await ask()).toMatchObject({ status: 404 })
  expect(made()).toBe(1)
  await isolate()()
  clock.ms += 60_001
  await ask()
  expect(made()).toBe(3)
})

test('a conditional request gets 304 without a policy, whose nonces would not match', async () => {
  const { isolate } = setUp()
  const ask = isolate()
  await ask()
  const { headers } = await ask()
  const again = await ask({ headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again).toMatchObject({ status: 304, html: '' })
  expect(again.headers.get('content-security-policy')).toBeNull()
  const several = `"a", ${headers.get('etag')?.replace('W/', '')}`
  expect(await ask({ headers: { 'if-none-match': several } })).toMatchObject({ status: 304 })
  expect(await ask({ headers: { 'if-none-match': 'W/"other"' } })).toMatchObject({ status: 200 })
})
