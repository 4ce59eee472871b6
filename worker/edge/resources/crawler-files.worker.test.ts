import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createPurges, PURGES_KEY } from '../gateway/purges'
import { crawlerFiles, isCrawlerFile } from './crawler-files'

afterEach(() => env.CACHE.delete(PURGES_KEY))

test('a file is rendered once for everybody, whatever the cookies', async () => {
  const { ask, cookies } = store()
  const first = await ask('/robots.txt?x=1', 'language=1')
  expect(first.headers.get('vary')).toBeNull()
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

test('any purge renews it, once more while old data could still be read', async () => {
  const { ask, purge, wait } = store()
  const madeNow = async () => (await ask('/sitemap.xml')).text()
  expect([await madeNow(), await madeNow()]).toEqual(['made 1', 'made 1'])
  wait(60_000)
  await purge('settings')
  wait(10_000)
  expect(await madeNow()).toBe('made 2')
  wait(65_000)
  expect([await madeNow(), await madeNow()]).toEqual(['made 3', 'made 3'])
})

test('the time of rendering is not sent', async () => {
  const { ask } = store()
  const answers = [await ask('/robots.txt'), await ask('/robots.txt')]
  for (const { headers } of answers) expect([...headers.keys()].join()).not.toContain('made')
})

test('pages pass', async () => {
  const { ask, cookies } = store()
  await ask('/vitaminas', 'language=1')
  await ask('/vitaminas', 'language=1')
  expect(cookies).toEqual(['language=1', 'language=1'])
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

let builds = 0

/** A store that counts the files it renders. */
function store(status: 200 | 404 | 503 = 200, cacheControl = 'public, max-age=900') {
  const cookies: (string | null)[] = []
  const edge = new Hono()
  let nowMs = Date.UTC(2026, 2, 14)
  const now = () => nowMs
  edge.use(crawlerFiles({ scope: `test-${++builds}`, purges: createPurges({ kv: env.CACHE, now }), now }))
  edge.all('*', c => {
    cookies.push(c.req.header('cookie') ?? null)
    return c.text(`made ${cookies.length}`, status, { 'cache-control': cacheControl, vary: 'cookie' })
  })
  async function ask(path: string, cookie = '', method = 'GET'): Promise<Response> {
    const ctx = createExecutionContext()
    const headers = cookie ? { cookie } : undefined
    const response = await edge.fetch(new Request(`https://loja.example${path}`, { method, headers }), {}, ctx)
    await waitOnExecutionContext(ctx)
    return response
  }
  function wait(ms: number): void {
    nowMs += ms
  }
  return { ask, cookies, purge: (name: string) => env.CACHE.put(PURGES_KEY, JSON.stringify({ [name]: nowMs })), wait }
}
