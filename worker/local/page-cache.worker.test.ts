import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { edgeWithPages } from '../../tests/support/cached-edge.ts'
import { silent, sleep } from '../../tests/support/gateway.ts'
import { createApiCache } from '../edge/gateway/api-cache.ts'
import { createGateway } from '../edge/gateway/gateway.ts'
import { createPurges, PURGES_KEY } from '../edge/gateway/purges.ts'
import { type Bindings, readConfig } from '../env.ts'

const SHOP = 'https://loja.example'
/** In milliseconds: after these a page is stale, too old to be served at once, and too old when rendering fails. */
const STALE = 61_000
const OLD = 14_500_000
const TOO_OLD = 86_470_000

afterEach(() => env.CACHE.delete(PURGES_KEY))

interface Making {
  status?: number
  headers?: HeadersInit
  text?: string
  end?: string
  /** A section that comes after the headers. */
  section?: () => Promise<string>
  lateCall?: boolean
  incomplete?: boolean
}

/** A store whose pages are made of `settings` and say how often the store has rendered. */
function setUp() {
  const bindings = { ...env, ASSETS: {}, APP_TOKEN: 'token', API_ORIGIN: 'https://api.example' } as unknown as Bindings
  const clock = { ms: Date.now() }
  const now = () => clock.ms
  const making: Making = {}
  const api = { isDown: false }
  let made = 0
  const purges = createPurges({ kv: env.CACHE, now })
  const upstream = {
    origin: 'https://api.example',
    name: `api-${crypto.randomUUID()}.example`,
    fetch: async () =>
      api.isDown
        ? new Response('', { status: 502 })
        : Response.json({ configuracoes: {}, marcas: [], estrutura: { seo: {} } })
  }
  const cache = createApiCache({ kv: env.CACHE, purges, now })
  const { edge } = edgeWithPages({
    config: readConfig(bindings),
    upstream,
    gateway: createGateway({ upstream, appToken: 'token', cache, now, reporter: silent }),
    purges,
    reporter: { ...silent, trace: () => {}, isTraced: () => false },
    runMiddleware: async () => null,
    async renderPage(_, { nonce, transport, markIncomplete }) {
      made += 1
      const { status = 200, headers, text = `page ${made}`, end = '</html>', section, lateCall, incomplete } = making
      const settings = () => transport({ method: 'GET', path: 'settings', timing: 'section' })
      await settings()
      // Not cached yet, so it fails.
      if (api.isDown) await transport({ method: 'GET', path: 'brands', timing: 'section' })
      if (incomplete) markIncomplete?.()
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          const write = (html: string) => controller.enqueue(new TextEncoder().encode(html))
          write(`<html><script nonce="${nonce}">1</script>${text}`)
          if (section) write(await section())
          if (lateCall) await transport({ method: 'GET', path: 'brands', timing: 'section' })
          write(`<script nonce="${nonce}">2</script>${end}`)
          controller.close()
        }
      })
      return new Response(body, { status, headers: { 'content-type': 'text/html', ...Object(headers) } })
    },
    build: 'test',
    now
  })
  async function ask(init: RequestInit = {}, path = '/vitaminas') {
    const context = createExecutionContext()
    const response = await edge.fetch(new Request(SHOP + path, init), bindings, context)
    const html = await response.text()
    await waitOnExecutionContext(context)
    return { status: response.status, headers: response.headers, html }
  }
  return { ask, clock, making, api, made: () => made }
}

const nonceOf = ({ headers }: { headers: Headers }) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'

test('a page is rendered once, and every response has its own nonce', async () => {
  const { ask, made } = setUp()
  const answers = [await ask(), await ask(), await ask({ headers: { cookie: 'shopper=1' } })]
  expect(made()).toBe(1)
  for (const answer of answers) {
    const nonce = nonceOf(answer)
    expect(answer.html).toBe(
      `<html><script nonce="${nonce}">1</script>page 1<script nonce="${nonce}">2</script></html>`
    )
  }
  expect(new Set(answers.map(nonceOf)).size).toBe(3)
})

test('a hundred requests for an uncached page are one render, and each gets its parts as they come', async () => {
  const { ask, making, made } = setUp()
  making.section = async () => {
    await sleep(100)
    return 'section'
  }
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(made()).toBe(1)
  expect(answers.every(({ status, html }) => status === 200 && html.endsWith('</html>'))).toBe(true)
  expect(new Set(answers.map(nonceOf)).size).toBe(100)
})

test('browsers always revalidate a page', async () => {
  const { ask } = setUp()
  for (const { headers } of [await ask(), await ask()]) {
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('cookie, accept')
    expect([...headers.keys()].join()).not.toMatch(/cache-tag|cf-cache|client-cache/)
  }
})

test('a stale page is served at once, and rendered again in the background', async () => {
  const { ask, clock, made } = setUp()
  await ask()
  clock.ms += STALE
  expect((await ask()).html).toContain('page 1')
  expect(made()).toBe(2)
  expect((await ask()).html).toContain('page 2')
})

test('a page with unchanged bytes keeps its ETag', async () => {
  const { ask, clock, making } = setUp()
  making.text = 'always the same'
  await ask()
  clock.ms += STALE
  await ask()
  const { headers } = await ask()
  clock.ms += STALE
  await ask()
  expect((await ask()).headers.get('etag')).toBe(headers.get('etag'))
})

test.each(['settings', '*'])('a purge of %s means the page', async name => {
  const { ask, clock } = setUp()
  await ask()
  clock.ms += 15_000
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ [name]: clock.ms }))
  clock.ms += 1
  expect((await ask()).html).toContain('page 2')
})

test('a purge of another name keeps the page', async () => {
  const { ask, clock } = setUp()
  await ask()
  clock.ms += 15_000
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ menus: clock.ms }))
  clock.ms += 1
  expect((await ask()).html).toContain('page 1')
})

test('a render that began before a purge is not cached', async () => {
  const { ask, clock, making } = setUp()
  making.section = async () => {
    clock.ms += 15_000
    await env.CACHE.put(PURGES_KEY, JSON.stringify({ settings: clock.ms }))
    clock.ms += 1
    return ''
  }
  await ask()
  making.section = undefined
  expect((await ask()).html).toContain('page 2')
})

test.each([401, 403, 500, 502, 503])('when rendering fails with %i, the old page stays for a day', async status => {
  const { ask, clock, making, api } = setUp()
  await ask()
  making.status = status
  api.isDown = true
  clock.ms += OLD
  expect(await ask()).toMatchObject({ status: 200, html: expect.stringContaining('page 1') })
  clock.ms += TOO_OLD - OLD
  expect(await ask()).toMatchObject({ status })
})

test('a closed store replaces the page, even with a late part', async () => {
  const { ask, clock, making } = setUp()
  await ask()
  Object.assign(making, { status: 503, incomplete: true })
  clock.ms += STALE
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 503 })
})

test('a page that has moved is not served from the cache', async () => {
  const { ask, clock, making } = setUp()
  await ask()
  Object.assign(making, { status: 301, headers: { location: '/outra' } })
  clock.ms += OLD
  expect(await ask({ redirect: 'manual' })).toMatchObject({ status: 301 })
})

test.each<[string, Making]>([
  ['without its end', { end: '' }],
  ['with a missing section', { incomplete: true }]
])('a page %s replaces no cached page', async (_, changes) => {
  const { ask, clock, making } = setUp()
  await ask()
  Object.assign(making, changes)
  clock.ms += STALE
  await ask()
  expect((await ask()).html).toContain('page 1')
})

test.each<[string, Making]>([
  ['with a missing section', { incomplete: true }],
  ['without its end', { end: '' }],
  ['with a call that began after its headers', { lateCall: true, section: () => sleep(20).then(() => '') }],
  ['that sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
  ['that failed', { status: 500 }]
])('a page %s is not cached', async (_, changes) => {
  const { ask, making, made } = setUp()
  Object.assign(making, changes)
  await ask()
  await ask()
  expect(made()).toBe(2)
})

test('a page whose section fails after its headers is shown and not cached', async () => {
  const { ask, making, made } = setUp()
  making.section = async () => {
    throw new Error('broken')
  }
  await ask().catch(() => null)
  making.section = undefined
  expect((await ask()).html).toContain('page 2')
  expect(made()).toBe(2)
})

test('a 404 is cached for a minute', async () => {
  const { ask, clock, making, made } = setUp()
  making.status = 404
  await ask()
  expect(await ask()).toMatchObject({ status: 404 })
  expect(made()).toBe(1)
  clock.ms += STALE
  await ask()
  expect(made()).toBe(2)
})

test('a conditional request gets 304 without a policy, whose nonces would not match', async () => {
  const { ask } = setUp()
  await ask()
  const { headers } = await ask()
  const again = await ask({ headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again).toMatchObject({ status: 304, html: '' })
  expect(again.headers.get('content-security-policy')).toBeNull()
  const several = `"a", ${headers.get('etag')?.replace('W/', '')}`
  expect(await ask({ headers: { 'if-none-match': several } })).toMatchObject({ status: 304 })
  expect(await ask({ headers: { 'if-none-match': 'W/"other"' } })).toMatchObject({ status: 200 })
})

test('HEAD renders once, for GET too', async () => {
  const { ask, made } = setUp()
  expect(await ask({ method: 'HEAD' })).toMatchObject({ status: 200, html: '' })
  expect((await ask()).html).toContain('page 1')
  expect(made()).toBe(1)
})

test('the data of a client navigation are cached like the page, and browsers keep them for 30 seconds, and ten minutes for Back', async () => {
  const { ask, clock, made } = setUp()
  await ask({}, '/vitaminas.data')
  clock.ms += 40_000
  const { headers } = await ask({}, '/vitaminas.data')
  expect(headers.get('age')).toBeNull()
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
    'private, max-age=30, stale-while-revalidate=600',
    expect.stringMatching(/^cookie\b/)
  ])
  expect(made()).toBe(1)
})
