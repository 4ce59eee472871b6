import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports'

// The API behind this store hangs, fails and dawdles by name: see tests/support/foreign-api/server.ts.
const STORE = `http://127.0.0.1:${PORTS.slowStore}`
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

interface Streamed {
  status: number
  html: string
  /** The document as it stood when a text first appeared: milliseconds since the request. */
  when(text: string): number
  totalMs: number
}

test.describe.configure({ mode: 'serial' })

test('the shell and the siblings of hung parts, one of them in the shell, come long before those are given up', async () => {
  const page = await stream('/', PERSON)
  expect(page.status).toBe(200)
  expect(page.when('<h1')).toBeLessThan(page.totalMs / 2)
  expect(page.when('Magnésio Dimalato')).toBeLessThan(page.totalMs / 2)
  expect(page.totalMs).toBeLessThan(6_000)
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
  expect(page.when('banner-principal-home')).toBeLessThan(page.totalMs / 2)
})

test('a cold page of an API that is down is the error page, with a status that drops nothing from search engines', async ({
  request
}) => {
  const response = await request.get(`${STORE}/fora-do-ar`)
  expect(response.status()).toBe(503)
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  const html = await response.text()
  expect(html).toContain('Clique aqui para ir para página inicial')
  expect(html).toContain('noindex')
})

function stream(path: string, userAgent: string): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const parts: { text: string; ms: number }[] = []
    const get = request(`${STORE}${path}`, { headers: { 'user-agent': userAgent, accept: 'text/html' } }, response => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => parts.push({ text, ms: performance.now() - start }))
      response.on('end', () => resolve(toStreamed(response.statusCode ?? 0, parts, performance.now() - start)))
      response.on('error', reject)
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

test('with the query debug a page shows the call that failed, and without it leaves its place empty', async ({
  request
}) => {
  const debugged = await request.get(`${STORE}/?debug=1`)
  expect(debugged.status()).toBeGreaterThanOrEqual(400)
  expect(await debugged.text()).toContain('Clique aqui para ir para página inicial')
  expect((await request.get(`${STORE}/`)).status()).toBe(200)
})
