import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { CRAWLER_FILE, crawlerFiles } from './crawler-files'

test('a file is made once, whoever asks, and no cookie has a say in it', async () => {
  const { ask, cookies } = store()
  const first = await ask('/robots.txt?x=1', 'language=1')
  expect(first.headers.get('vary')).toBeNull()
  expect(await first.text()).toBe('made 1')
  expect(await (await ask('/robots.txt', 'language=0')).text()).toBe('made 1')
  expect(cookies).toEqual([null])
})

test('what could not be made is not kept', async () => {
  const { ask } = store(503)
  expect((await ask('/sitemap.xml')).status).toBe(503)
  expect(await (await ask('/sitemap.xml')).text()).toBe('made 2')
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
    expect(CRAWLER_FILE.test(path)).toBe(true)
  }
)

test.each(['/ads.txt', '/sitemaps/x.xml', '/a/robots.txt', '/sitemap.xml.php'])('%s is none', path => {
  expect(CRAWLER_FILE.test(path)).toBe(false)
})

let builds = 0

/** A store that counts what it makes. */
function store(status: 200 | 503 = 200) {
  const cookies: (string | null)[] = []
  const edge = new Hono()
  edge.use(crawlerFiles({ build: `test-${++builds}` }))
  edge.all('*', c => {
    cookies.push(c.req.header('cookie') ?? null)
    return c.text(`made ${cookies.length}`, status, { 'cache-control': 'public, max-age=900', vary: 'cookie' })
  })
  async function ask(path: string, cookie = ''): Promise<Response> {
    const ctx = createExecutionContext()
    const headers = cookie ? { cookie } : undefined
    const response = await edge.fetch(new Request(`https://loja.example${path}`, { headers }), {}, ctx)
    await waitOnExecutionContext(ctx)
    return response
  }
  return { ask, cookies }
}
