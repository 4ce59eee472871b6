import { request } from 'node:http'
import { createGunzip } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'

// This store's API hangs, fails and delays calls by name: see tests/support/foreign-api/server.ts.
const STORE = `http://127.0.0.1:${PORTS.slowStore}`
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

/** Hung sections time out after five seconds. All other content arrives at least this long before the end. */
const WELL_BEFORE_MS = 1_000

interface Streamed {
  status: number
  html: string
  /** Milliseconds from the request until the text appeared in the document. */
  when(text: string): number
  totalMs: number
}

test.describe.configure({ mode: 'serial' })

test('the shell and other sections stream long before hanging sections are given up', async () => {
  const before = await countHung()
  const page = await stream('/', PERSON)
  expect(page.status).toBe(200)
  expect(page.totalMs - page.when('<h1')).toBeGreaterThan(WELL_BEFORE_MS)
  expect(page.totalMs - page.when('Magnésio Dimalato')).toBeGreaterThan(WELL_BEFORE_MS)
  expect(page.totalMs - page.when('<html')).toBeLessThan(6_000)
  expect((await countHung()) - before).toBe(1)
  expect(page.html.trimEnd().endsWith('</html>')).toBe(true)
})

test('the stream is compressed as browsers ask for it', async () => {
  const page = await stream('/?exibicao=lista', PERSON, 'gzip, deflate, br, zstd')
  expect(page.status).toBe(200)
  expect(page.totalMs - page.when('<h1')).toBeGreaterThan(WELL_BEFORE_MS)
  expect(page.totalMs - page.when('Magnésio Dimalato')).toBeGreaterThan(WELL_BEFORE_MS)
  expect(page.html.trimEnd().endsWith('</html>')).toBe(true)
})

test('failing, hung and malformed sections take no space and break nothing', async () => {
  const { html } = await stream('/', PERSON)
  expect(html).toContain('Escolhas da casa')
  expect(html).toContain('banner-footer-home')
  expect(html).not.toContain('banner-news-home.png')
  expect(html).not.toContain('firewall')
})

test('a crawler gets the sections in their order, streamed', async () => {
  const page = await stream('/', CRAWLER)
  expect(page.html).not.toContain('<div hidden id="S:')
  expect(page.html).not.toContain('<!--$?-->')
  const order = [
    'banner-principal-home',
    'banner-shop-category-1',
    'banner-central-home',
    'banner-about-us-home',
    'banner-footer-home'
  ]
  const places = order.map(name => page.html.indexOf(name))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(page.totalMs - page.when('banner-principal-home')).toBeGreaterThan(WELL_BEFORE_MS)
})

test('an uncached page of an API that is down is the error page, with a status that keeps it in search engines', async ({
  request
}) => {
  const response = await request.get(`${STORE}/fora-do-ar`)
  expect(response.status()).toBe(503)
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  const html = await response.text()
  expect(html).toContain('Clique aqui para ir para página inicial')
  expect(html).toContain('noindex')
})

/** Number of calls for a section that hangs. */
async function countHung(): Promise<number> {
  const log: { path: string }[] = await (await fetch(`http://127.0.0.1:${PORTS.slowApi}/_log`)).json()
  return log.filter(({ path }) => path === 'showcase/products/sport-showcase-3').length
}

function stream(path: string, userAgent: string, encoding = 'identity'): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const parts: { text: string; ms: number }[] = []
    const headers = { 'user-agent': userAgent, accept: 'text/html', 'accept-encoding': encoding }
    const get = request(`${STORE}${path}`, { headers }, response => {
      const isGzip = response.headers['content-encoding'] === 'gzip'
      if (encoding !== 'identity' && !isGzip) reject(new Error('Not compressed'))
      const body = isGzip ? response.pipe(createGunzip()) : response
      body.setEncoding('utf8')
      body.on('data', (text: string) => parts.push({ text, ms: performance.now() - start }))
      body.on('end', () => resolve(toStreamed(response.statusCode ?? 0, parts, performance.now() - start)))
      body.on('error', reject)
    })
    get.on('error', reject)
    get.end()
  })
}

function toStreamed(status: number, parts: { text: string; ms: number }[], totalMs: number): Streamed {
  function when(text: string): number {
    let seen = ''
    for (const part of parts) {
      seen += part.text
      if (seen.includes(text)) return part.ms
    }
    return Number.POSITIVE_INFINITY
  }
  return { status, html: parts.map(({ text }) => text).join(''), when, totalMs }
}

test('a page shows its failed call with the query debug, and an empty place without it', async ({ request }) => {
  const debugged = await request.get(`${STORE}/?debug=1`)
  expect(debugged.status()).toBeGreaterThanOrEqual(400)
  expect(await debugged.text()).toContain('Clique aqui para ir para página inicial')
  expect((await request.get(`${STORE}/`)).status()).toBe(200)
})

test('the data of a client navigation have the status and the message of the document', async ({ request }) => {
  for (const path of ['/fora-do-ar/a.data', '/fora-do-ar/b.data?_routes=routes%2Fcatalog%2Froute']) {
    const response = await request.get(STORE + path)
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 503, 'no-store'])
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  }
})

test('with the query debug a client navigation too shows the call that failed', async ({ request }) => {
  expect((await request.get(`${STORE}/_.data?debug=1&_routes=routes%2Fhome%2Froute`)).status()).toBe(503)
  expect((await request.get(`${STORE}/_.data?_routes=routes%2Fhome%2Froute`)).status()).toBe(200)
})
