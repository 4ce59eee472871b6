import { expect, test } from 'vitest'
import { openEdge } from '../../tests/support/edge.ts'

const CLIENT = { 'cf-connecting-ip': '2001:db8:9::1' }

function setUp(vars: Parameters<typeof openEdge>[0]['vars'] = {}) {
  const rendered: string[] = []
  const { ask } = openEdge({
    answer: () => Response.json({}),
    isEmbedded: true,
    vars,
    async renderPage({ url }) {
      const { pathname, search } = new URL(url)
      rendered.push(pathname + search)
      const type = pathname.endsWith('.xml') ? 'application/xml' : 'text/html'
      return new Response('<html></html>', { headers: { 'content-type': type } })
    }
  })
  const status = async (path: string, headers = CLIENT) => (await ask(path, { headers })).status
  return { status, rendered }
}

function limiterOf(share: number) {
  return { limit: async () => ({ success: --share >= 0 }) }
}

test('a page with parameters that no page reads is the page without them', async () => {
  const { status, rendered } = setUp()
  for (const search of ['', '?x=1', '?x=2', '?constructor=1&__proto__=2', '?utm=1&utn_source=2'])
    expect([search, await status(`/vitaminas${search}`)]).toEqual([search, 200])
  expect(rendered).toEqual(['/vitaminas'])
  await status('/vitaminas?marca=7&x=3')
  await status('/vitaminas.data?x=4&_routes=root')
  expect(rendered).toEqual(['/vitaminas', '/vitaminas?marca=7', '/vitaminas.data?_routes=root'])
})

test('pages that no cache answers are limited by address, those of a cache are not', async () => {
  const { status } = setUp({ LIMITER_PAGES: limiterOf(3) })
  expect(await status('/vitaminas?marca=1')).toBe(200)
  expect(await status('/vitaminas')).toBe(200)
  expect(await status('/vitaminas.data')).toBe(200)
  for (const path of ['/vitaminas?marca=2', '/nova', '/vitaminas.data?_routes=root'])
    expect(await status(path)).toBe(429)
  for (const path of ['/vitaminas', '/vitaminas.data']) expect(await status(path)).toBe(200)
  expect(await status('/vitaminas?marca=2', { 'cf-connecting-ip': '127.0.0.1' })).toBe(200)
})

test('a file for crawlers has one spelling', async () => {
  const { status, rendered } = setUp()
  expect(await status('/feeds/produtos.xml')).toBe(200)
  for (const path of ['/feeds/%70rodutos.xml', '/%66eeds/produtos.xml', '/sitemaps/%31.xml', '/sitemaps/01.xml'])
    expect([path, await status(path)]).toEqual([path, 404])
  expect(rendered).toEqual(['/feeds/produtos.xml'])
})
