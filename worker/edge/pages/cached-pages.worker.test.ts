import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadHead, loadSections } from '../../../app/routes/home/load.server.ts'
import { loadShell } from '../../../app/shell/load-shell.server.ts'
import { edgeWithPages } from '../../../tests/support/cached-edge.ts'
import { APP_TOKEN } from '../../../tests/support/edge.ts'
import { silent } from '../../../tests/support/gateway.ts'
import { type Bindings, readConfig } from '../../env.ts'
import { createApiCache } from '../gateway/api-cache.ts'
import { createGateway } from '../gateway/gateway.ts'
import { createPurges } from '../gateway/purges.ts'
import type { EdgeOptions, PageProps } from '../types.ts'

const PROPS: PageProps = { language: 'pt', reader: 'person', origin: 'https://loja.example' }

/** The entrypoint behind the platform's cache, asked as the platform does. */
function setUp(
  renderPage: EdgeOptions['renderPage'],
  answer = () => Response.json({ configuracoes: {}, estrutura: { seo: {} } })
) {
  const bindings = { ...env, ASSETS: {}, APP_TOKEN, API_ORIGIN: 'https://api.example' } as unknown as Bindings
  const now = Date.now
  const purges = createPurges({ kv: env.CACHE, now })
  const upstream = {
    origin: 'https://api.example',
    name: `api-${crypto.randomUUID()}.example`,
    fetch: async () => answer()
  }
  const cache = createApiCache({ kv: env.CACHE, purges, now })
  const { cachedPages } = edgeWithPages({
    config: readConfig(bindings),
    upstream,
    gateway: createGateway({ upstream, appToken: APP_TOKEN, cache, now, reporter: silent }),
    purges,
    reporter: { ...silent, trace: () => {}, isTraced: () => false },
    runMiddleware: async () => null,
    renderPage,
    build: 'test'
  })
  return async function ask(path: string, init: RequestInit = {}, props: Partial<PageProps> = {}) {
    const context = createExecutionContext()
    const pages = {
      props: { ...PROPS, ...props },
      waitUntil: context.waitUntil.bind(context),
      passThroughOnException() {}
    }
    const response = await cachedPages.fetch(new Request(`https://any.example${path}`, init), bindings, pages)
    const text = await response.text()
    await waitOnExecutionContext(context)
    return { status: response.status, headers: response.headers, text }
  }
}

const html = (text: string, init?: ResponseInit) =>
  new Response(`<html>${text}</html>`, { ...init, headers: { 'content-type': 'text/html', ...Object(init?.headers) } })

test.each<[string, number, HeadersInit, string]>([
  ['/vitaminas', 200, {}, 'public, max-age=60, stale-while-revalidate=14400, stale-if-error=86400'],
  ['/vitaminas.data', 200, {}, 'public, max-age=60, stale-while-revalidate=14400, stale-if-error=86400'],
  ['/nada', 404, {}, 'public, max-age=60, stale-if-error=0'],
  ['/sitemaps/9.xml', 404, { 'cache-control': 'public, max-age=300' }, 'public, max-age=300, stale-if-error=0'],
  ['/vitaminas', 301, { location: '/outra' }, 'no-store'],
  ['/vitaminas', 500, {}, 'no-store'],
  ['/vitaminas', 503, {}, 'no-store'],
  ['/vitaminas', 200, { 'set-cookie': 'a=1' }, 'no-store'],
  ['/vitaminas', 200, { 'cache-control': 'no-store' }, 'no-store']
])('%s with %i says how long it may be kept', async (path, status, headers, expected) => {
  const ask = setUp(async () => html('page', { status, headers }))
  expect((await ask(path, { redirect: 'manual' })).headers.get('cache-control')).toBe(expected)
})

test('a file keeps its own time', async () => {
  const ask = setUp(async () => new Response('User-agent: *', { headers: { 'cache-control': 'public, max-age=900' } }))
  const { headers } = await ask('/robots.txt')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=900, stale-while-revalidate/)
  expect(headers.get('client-cache-control')).toBe('public, max-age=900')
})

test('no shared-cache directive switches the rules for stale pages off', async () => {
  const ask = setUp(async () => html('page'))
  expect((await ask('/')).headers.get('cache-control')).not.toMatch(/s-maxage|must-revalidate|proxy-revalidate/)
})

test('a page depends on its props alone: not on the host, the cookies or the browser', async () => {
  const ask = setUp(async (request, { language, origin, isCrawler, nonce }) =>
    html([request.url, ...[...request.headers].flat(), language, origin, isCrawler, nonce].join(' '))
  )
  const plain = await ask('/vitaminas?pg=2')
  const headers = {
    cookie: 'language=1; __Host-sid=x',
    'user-agent': 'Googlebot',
    'accept-language': 'en',
    'x-host': 'a'
  }
  const other = await ask('/vitaminas?pg=2', { headers })
  expect(other.text).toBe(plain.text)
  expect(plain.text).toContain('https://loja.example/vitaminas?pg=2')
  expect(other.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'))
  expect((await ask('/vitaminas?pg=2', {}, { language: 'en' })).text).not.toBe(plain.text)
  expect(plain.headers.get('vary')).toBeNull()
  expect(plain.headers.get('set-cookie')).toBeNull()
})

test('the placeholder of the nonce is as long as one, and no one can guess it', async () => {
  const ask = setUp(async (_, { nonce }) => html(nonce))
  const { text } = await ask('/')
  expect(text).toMatch(/^<html>[\w+/]{22}==<\/html>$/)
  expect(text).toBe((await ask('/')).text)
  expect(text).not.toContain(APP_TOKEN)
})

test('a refresh answers 304 to the same bytes, and 503 to what may not replace the page', async () => {
  let text = 'page'
  let isIncomplete = false
  const ask = setUp(async (_, { markIncomplete }) => {
    if (isIncomplete) markIncomplete?.()
    return html(text)
  })
  const known = (etag: string | null) => ({ headers: { 'if-none-match': etag ?? '' } })
  const first = await ask('/', known('W/"first"'))
  expect(first.status).toBe(200)
  const etag = first.headers.get('etag')
  expect(await ask('/', known(etag))).toMatchObject({ status: 304, text: '' })
  text = 'another'
  expect(await ask('/', known(etag))).toMatchObject({ status: 200, text: '<html>another</html>' })
  isIncomplete = true
  const refused = await ask('/', known(etag))
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test('home carries the names of all its answers as tags, within the limits of the platform', async () => {
  const answer = () => Response.json({ configuracoes: {}, menu: [], banners: [], produtos: [], estrutura: { seo: {} } })
  const ask = setUp(async (_, scope) => {
    const [sections] = await Promise.all([loadSections(scope), loadHead(scope), loadShell(scope)])
    await Promise.all(Object.values(sections).flatMap(named => Object.values<unknown>(named)))
    return html('home')
  }, answer)
  const tags = (await ask('/')).headers.get('cache-tag')?.split(',') ?? []
  expect(tags).toEqual(expect.arrayContaining(['page=/', 'settings', 'first-showcase', 'showcase', 'home']))
  expect(tags.length).toBeLessThan(200)
  expect(tags.join().length).toBeLessThan(16_000)
  for (const tag of tags) expect(tag).toMatch(/^[!-+\--~]{1,1024}$/)
})
