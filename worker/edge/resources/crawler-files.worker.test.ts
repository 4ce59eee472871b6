import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'
import { PURGES_KEY } from '../gateway/purges.ts'
import { isCrawlerFile } from './crawler-files.ts'

afterEach(() => env.CACHE.delete(PURGES_KEY))

test('a file is rendered once for everybody, whatever the cookies', async () => {
  const { ask, cookies } = store()
  const first = await ask('/robots.txt?x=1', 'language=1')
  expect(first.headers.get('vary')).toBe('accept-encoding')
  expect(await first.text()).toBe('made 1')
  expect(await (await ask('/robots.txt', 'language=0')).text()).toBe('made 1')
  expect(cookies).toEqual([null])
})

test('a failed file is not cached', async () => {
  const { ask } = store(503)
  expect((await ask('/sitemap.xml')).status).toBe(503)
  expect(await (await ask('/sitemap.xml')).text()).toBe('made 2')
})

test('a file that is missing is made once as well, where its answer may be kept', async () => {
  const { ask } = store(404)
  await ask('/sitemaps/2.xml')
  const again = await ask('/sitemaps/2.xml')
  expect([again.status, await again.text()]).toEqual([404, 'made 1'])
})

test('a missing file that is not to be kept is made each time', async () => {
  const { ask } = store(404, 'no-store')
  await ask('/compartilhar/whey.jpg')
  expect(await (await ask('/compartilhar/whey.jpg')).text()).toBe('made 2')
})

test('a file that is asked for by HEAD is made once, for GET too', async () => {
  const { ask } = store()
  const heads = [await ask('/sitemap.xml', '', 'HEAD'), await ask('/sitemap.xml', '', 'HEAD')]
  for (const head of heads) expect([head.status, await head.text()]).toEqual([200, ''])
  expect(await (await ask('/sitemap.xml')).text()).toBe('made 1')
})

test.each([
  '/sitemap.xml.data',
  '/sitemaps/1.xml/.data',
  '/feeds/produtos.xml/_.data',
  '//llms.txt.data',
  '/compartilhar/whey.jpg.data'
])('%s makes no file', async path => {
  const { ask, cookies } = store()
  expect((await ask(path)).status).toBe(404)
  expect(cookies).toEqual([])
})

test('any purge renews it', async () => {
  const { ask } = store()
  await ask('/sitemap.xml')
  await env.CACHE.put(PURGES_KEY, JSON.stringify({ settings: Date.now() + 1 }))
  // The last purges are known for ten seconds.
  await expect
    .poll(async () => (await ask('/sitemap.xml')).text(), { timeout: 25_000, interval: 500 })
    .not.toBe('made 1')
})

test.each(['/manifest.webmanifest', '/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/12.xml'])(
  '%s is one',
  path => {
    expect(isCrawlerFile(path)).toBe(true)
  }
)

test.each(['/ads.txt', '/sitemaps/x.xml', '/a/robots.txt', '/sitemap.xml.php'])('%s is none', path => {
  expect(isCrawlerFile(path)).toBe(false)
})

/** A store that counts the files it renders. */
function store(status: 200 | 404 | 503 = 200, cacheControl = 'public, max-age=900') {
  const cookies: (string | null)[] = []
  const { ask } = openEdge({
    answer: () => Response.json({ estrutura: { seo: {} } }),
    isEmbedded: true,
    async renderPage({ headers }) {
      cookies.push(headers.get('cookie'))
      return new Response(`made ${cookies.length}`, { status, headers: { 'cache-control': cacheControl } })
    }
  })
  return {
    ask: async (path: string, cookie = '', method = 'GET') =>
      (await ask(path, { method, headers: cookie ? { cookie } : {} })).response,
    cookies
  }
}
