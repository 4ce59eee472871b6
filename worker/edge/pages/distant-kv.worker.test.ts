import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadHead, loadSections } from '../../../app/routes/home/load.server'
import { loadShell } from '../../../app/shell/load-shell.server'
import { createDistantKv } from '../../../tests/support/distant-kv'
import { silent } from '../../../tests/support/gateway'
import { type Bindings, readConfig } from '../../env'
import { createEdge } from '../app'
import { createApiCache } from '../gateway/api-cache'
import { createGateway } from '../gateway/gateway'
import { createPurges, PURGES_KEY } from '../gateway/purges'
import type { EdgeOptions } from '../types'
import { createPageCache } from './page-cache'

/** Data centres that share one distant KV. The pages are home, rendered by its own loaders. */
function setUp() {
  const scope = crypto.randomUUID()
  const store = `https://${scope}.example`
  const clock = { ms: Date.now() }
  const now = () => clock.ms
  const api = { calls: 0, isDown: false }
  const upstream = {
    origin: 'https://api.example',
    name: `api-${scope}.example`,
    async fetch() {
      api.calls += 1
      return Response.json({ configuracoes: {}, menu: [], banners: [], produtos: [], estrutura: { seo: {} } })
    }
  }

  /** An isolate with empty memory. */
  function isolate() {
    const { kv, count, restart } = createDistantKv(env.CACHE)
    const bindings = { ...env, CACHE: kv, ASSETS: {}, APP_TOKEN: 'token', API_ORIGIN: upstream.origin }
    const config = readConfig(bindings as unknown as Bindings)
    const purges = createPurges({ kv, now })
    const apiCache = createApiCache({ kv, purges, now })
    const gateway = createGateway({ upstream, appToken: 'token', cache: apiCache, now, reporter: silent })
    const pageCache = createPageCache({ kv, scope, purges, apiCache, now })
    const reporter = { ...silent, trace: () => {}, isTraced: () => false }
    const made = { config, upstream, gateway, pageCache, purges, reporter, build: 'test', scope }
    const edge = createEdge({
      ...made,
      runMiddleware: async () => null,
      renderPage: (...of) => (api.isDown ? closed() : renderPage(...of))
    })
    return async function ask(path: string) {
      restart()
      const context = createExecutionContext()
      const response = await edge.fetch(new Request(store + path), bindings, context)
      const atHeaders = { ...count }
      const text = await response.text()
      const atEnd = { ...count }
      await waitOnExecutionContext(context)
      return { text, age: response.headers.get('age'), atHeaders, atEnd, inAll: { ...count } }
    }
  }

  /** A data centre with an empty cache of its own. */
  async function dataCentre() {
    const cache = await caches.open(`pages-${scope}`)
    await cache.delete(`${store}/__page?key=${encodeURIComponent(`pt person ${store}/`)}`)
    return isolate()
  }
  /** The names of the pages in KV and when their render began. */
  async function copies() {
    const { keys } = await env.CACHE.list<{ storedAtMs: number }>({ prefix: 'v1page:' })
    return keys.filter(({ name }) => name.includes(scope)).map(({ name, metadata }) => [name, metadata?.storedAtMs])
  }
  return { dataCentre, clock, api, copies }
}

const closed = async () => new Response('', { status: 500 })

const renderPage: EdgeOptions['renderPage'] = async (_, scope) => {
  const [sections] = await Promise.all([loadSections(scope), loadHead(scope), loadShell(scope)])
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await Promise.all(Object.values(sections).flatMap(named => Object.values<unknown>(named)))
      controller.enqueue(new TextEncoder().encode('<html>home</html>'))
      controller.close()
    }
  })
  return new Response(body, { headers: { 'content-type': 'text/html' } })
}

/** Fills KV with the first visit. */
async function warm(dataCentre: () => Promise<(path: string) => Promise<unknown>>) {
  await (await dataCentre())('/')
}

test('the first visitor of a data centre gets the page after one round of reads, without a render', async () => {
  const { dataCentre, clock, api } = setUp()
  await warm(dataCentre)
  const { calls } = api
  clock.ms += 5_000
  const { text, age, atHeaders } = await (await dataCentre())('/')
  expect({ text, age }).toEqual({ text: '<html>home</html>', age: '5' })
  // The page and, in parallel, the list of purges.
  expect(atHeaders).toEqual({ rounds: 1, operations: 2, ended: 2, keys: 2, writes: 0 })
  expect(api.calls).toBe(calls)
})

test('a render reads all of its answers in one operation', async () => {
  const { dataCentre } = setUp()
  await warm(dataCentre)
  const { atEnd } = await (await dataCentre())('/?index')
  // First the shop's public domain, which an isolate learns once.
  expect(atEnd).toMatchObject({ rounds: 2, operations: 3 })
  expect(atEnd.keys).toBeGreaterThan(40)
})

test('a stale page is served before any read, and revalidated in the background', async () => {
  const { dataCentre, clock } = setUp()
  await warm(dataCentre)
  const ask = await dataCentre()
  await ask('/')
  clock.ms += 25_000
  const { age, atEnd, inAll } = await ask('/')
  expect({ age, ended: atEnd.ended }).toEqual({ age: '25', ended: 0 })
  expect(inAll.keys).toBeGreaterThan(40)
  expect((await ask('/')).age).toBe('0')
})

test('an isolate without recent purge times reads only these', async () => {
  const { dataCentre, clock } = setUp()
  await warm(dataCentre)
  const ask = await dataCentre()
  await ask('/')
  clock.ms += 60_000
  const { age, atHeaders } = await ask('/')
  expect({ age, ended: atHeaders.ended }).toEqual({ age: '60', ended: 1 })
})

test.each([['settings'], ['*']])('a purge of %s applies to the copy in KV', async name => {
  const { dataCentre, clock, api } = setUp()
  await warm(dataCentre)
  clock.ms += 5_000
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ [name]: clock.ms }))
  clock.ms += 1
  const { calls } = api
  expect((await (await dataCentre())('/')).age).toBeNull()
  expect(api.calls).toBeGreaterThan(calls)
  // The new copy replaces the other one, even if that is recent. A busy isolate may render before KV answers.
  await expect.poll(async () => (await (await dataCentre())('/')).age, { timeout: 20_000 }).toBe('0')
  await env.CACHE.delete(PURGES_KEY)
})

test('a page is written to KV once in ten minutes for all data centres', async () => {
  const { dataCentre, clock, copies } = setUp()
  await warm(dataCentre)
  const first = await copies()
  const ask = await dataCentre()
  for (let visit = 0; visit < 4; visit += 1) {
    clock.ms += 60_000
    await ask('/')
    await (await dataCentre())('/')
  }
  expect(await copies()).toEqual(first)
  clock.ms += 361_000
  const other = await dataCentre()
  await other('/')
  const second = [[first[0]?.[0], clock.ms]]
  expect(await copies()).toEqual(second)
  clock.ms += 60_000
  // This data centre still remembers the first copy.
  await ask('/')
  expect(await copies()).toEqual(second)
})

test('an unreadable copy is replaced', async () => {
  const { dataCentre, copies } = setUp()
  await warm(dataCentre)
  const [[name = ''] = []] = await copies()
  await env.CACHE.put(String(name), 'half a page')
  expect(await (await dataCentre())('/')).toMatchObject({ text: '<html>home</html>', age: null })
  expect((await (await dataCentre())('/')).age).toBe('0')
})

test('a copy is served as long as a page of the data centre, and for a day when it cannot be rendered', async () => {
  const { dataCentre, clock, api } = setUp()
  await warm(dataCentre)
  clock.ms += 601_000
  expect((await (await dataCentre())('/')).age).toBeNull()
  clock.ms += 3_600_000
  api.isDown = true
  expect((await (await dataCentre())('/')).age).toBe('3600')
})

test('URLs with arbitrary queries have no copy', async () => {
  const { dataCentre, copies } = setUp()
  const ask = await dataCentre()
  await ask('/vitaminas?pg=2')
  expect((await ask('/vitaminas?pg=2')).age).toBe('0')
  expect(await copies()).toEqual([])
})
