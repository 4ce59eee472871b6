import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { edgeWithPages } from '../../../tests/support/cached-edge.ts'
import { silent, sleep } from '../../../tests/support/gateway.ts'
import type { Bindings } from '../../env.ts'
import { readConfig } from '../../env.ts'
import { createApiCache } from '../gateway/api-cache.ts'
import { createGateway } from '../gateway/gateway.ts'
import { createPurges } from '../gateway/purges.ts'
import type { EdgeOptions } from '../types.ts'

const STORE = 'https://loja.example'
const SHOP = 'https://www.outraloja.example'
const LINK_FILES = ['/sitemap.xml', '/sitemaps/1.xml', '/llms.txt']
const home = () => Response.json({ estrutura: { seo: { canonical: `${SHOP}/` } } })

/** The edge over an API with the given home page. The render function can be replaced. */
function setUp(answerHome: () => Promise<Response>, render: EdgeOptions['renderPage'] = showOrigins) {
  const bindings = { ...env, ASSETS: {}, APP_TOKEN: 'token', API_ORIGIN: 'https://api.example' } as unknown as Bindings
  const now = Date.now
  const fetch = (request: Request) =>
    request.url.includes('url/home') ? answerHome() : Promise.resolve(Response.json({ menu: [] }))
  const upstream = { origin: 'https://api.example', name: `api-${crypto.randomUUID()}.example`, fetch }
  const purges = createPurges({ kv: env.CACHE, now })
  const apiCache = createApiCache({ kv: env.CACHE, purges, now })
  const gateway = createGateway({ upstream, appToken: 'token', cache: apiCache, now, reporter: silent })
  const reporter = { ...silent, trace: () => {}, isTraced: () => false }
  const runMiddleware = async () => null
  let made = 0
  async function renderPage(...of: Parameters<EdgeOptions['renderPage']>): Promise<Response> {
    made += 1
    return render(...of)
  }
  const config = readConfig(bindings)
  const { edge } = edgeWithPages({
    config,
    upstream,
    gateway,
    purges,
    reporter,
    runMiddleware,
    renderPage,
    build: 'test'
  })
  async function ask(path: string) {
    const context = createExecutionContext()
    const response = await edge.fetch(new Request(STORE + path), bindings, context)
    const { status, headers } = response
    const text = await response.text()
    await waitOnExecutionContext(context)
    return { status, headers, text }
  }
  return { ask, made: () => made }
}

const showOrigins: EdgeOptions['renderPage'] = async (_, { ownOrigins }) =>
  html(ownOrigins.includes(SHOP) ? 'knows the shop' : 'takes it for another')

function html(text: string): Response {
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=900' }
  return new Response(`<html>${text}</html>`, { headers })
}

test.each(LINK_FILES)('%s waits for the shop’s public domain', async path => {
  const { ask } = setUp(() => sleep(700).then(home))
  expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining('knows the shop') })
})

test.each(LINK_FILES)('%s is a 503 without it, and is not cached', async path => {
  let isDown = true
  const { ask, made } = setUp(async () => (isDown ? new Response('', { status: 500 }) : home()))
  const refused = await ask(path)
  expect([refused.status, refused.headers.get('retry-after'), made()]).toEqual([503, '120', 0])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  isDown = false
  expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining('knows the shop') })
})

test.each(['/robots.txt', '/manifest.webmanifest'])('%s has no links, and needs no API', async path => {
  const { ask } = setUp(async () => new Response('', { status: 500 }))
  expect((await ask(path)).status).toBe(200)
})

test('an API without a home page has no other domain, so its files are rendered', async () => {
  const { ask } = setUp(async () => Response.json({}, { status: 404 }))
  expect((await ask('/sitemap.xml')).status).toBe(200)
})

test('a page that did not wait for the domain is served but not cached', async () => {
  const { ask } = setUp(
    () => sleep(700).then(home),
    async (...of) => {
      await sleep(400)
      return showOrigins(...of)
    }
  )
  expect((await ask('/')).text).toContain('takes it for another')
  expect((await ask('/')).text).toContain('knows the shop')
})

test('an incomplete page is not cached, and the next visitor gets the whole one', async () => {
  let making = 0
  const { ask, made } = setUp(
    async () => home(),
    async (_, scope) => {
      making += 1
      if (making === 1) scope.markIncomplete?.()
      return html(making === 1 ? 'lacks something' : 'whole')
    }
  )
  expect((await ask('/')).text).toContain('lacks something')
  expect((await ask('/')).text).toContain('whole')
  expect((await ask('/')).text).toContain('whole')
  expect(made()).toBe(2)
})
