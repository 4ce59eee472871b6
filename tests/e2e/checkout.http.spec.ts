import { connect } from 'node:tls'
import { expect, test } from '@playwright/test'
import { CHECKOUT_HOSTS, PORTS } from '../support/ports.ts'
import { sendRawTls } from '../support/raw-http.ts'

const HOST = `${CHECKOUT_HOSTS.oneHost.shop}:${PORTS.checkoutStores}`

function ask(target: string, { method = 'GET', lines = [], body = '' }: Ask = {}) {
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close', ...lines]
  return sendRawTls(PORTS.checkoutStores, `${head.join('\r\n')}\r\n\r\n${body}`)
}

interface Ask {
  method?: string
  lines?: string[]
  body?: string
}

// The API's host lists its calls at /_log: no spelling may reach it.
for (const target of [
  '/checkout/../_log',
  '/checkout/%2e%2e/_log',
  '/checkout/..%2f_log',
  '/checkout/..%5c_log',
  '/checkout\\..\\_log',
  '/checkout/.\t./_log',
  '/checkout/..;/_log',
  '/checkout/%252e%252e/_log',
  '/checkout//_log',
  '/checkout/%2f_log',
  '//checkout/../_log',
  `http://127.0.0.1:${PORTS.checkoutApi}/_log`,
  '/pagamento/../_log',
  '/_log'
])
  test(`${JSON.stringify(target)} reaches nothing else of the checkout’s host`, async () => {
    const { status, body } = await ask(target)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(body).not.toMatch(/^\[/)
  })

test('the checkout gets the client’s address from the store alone, and the length of a form', async () => {
  const lines = [
    'Cookie: PHPSESSID=planted; __Host-sid=s9.1; caixa=7',
    'X-Forwarded-For: 198.51.100.1',
    'X-Forwarded-Host: evil.example',
    'X-Original-URL: /_log',
    'app-token: mine',
    'CF-Connecting-IP: 203.0.113.77',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 9'
  ]
  const { status, body } = await ask('/checkout/eco?gclid=1&utm_source=x', { method: 'PUT', lines, body: 'forma=pix' })
  expect(status).toBe(200)
  const { headers, ...said } = JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '')
  expect(said).toEqual({ method: 'PUT', url: '/checkout/eco?gclid=1&utm_source=x', form: 'forma=pix' })
  expect(headers).toMatchObject({
    cookie: 'PHPSESSID=s9.1; caixa=7',
    'content-length': '9',
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-host': HOST,
    'x-forwarded-proto': 'https',
    host: `127.0.0.1:${PORTS.checkoutApi}`
  })
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['app-token']))
  expect(headers['x-original-url']).toBeUndefined()
})

test('a form without a length or with too much is refused', async () => {
  const chunked = { method: 'POST', lines: ['Transfer-Encoding: chunked'], body: '3\r\na=1\r\n0\r\n\r\n' }
  expect((await ask('/checkout/eco', chunked)).status).toBe(411)
  const large = { method: 'POST', lines: [`Content-Length: ${2 * 1024 * 1024}`], body: 'a'.repeat(2 * 1024 * 1024) }
  expect((await ask('/checkout/eco', large)).status).toBe(413)
})

test('a call without a body needs no length', async () => {
  expect((await ask('/checkout/eco', { method: 'DELETE' })).status).toBe(200)
  expect((await ask('/checkout/eco', { method: 'OPTIONS' })).status).toBe(200)
})

test('a page of the checkout passes unchanged', async () => {
  const startedMs = Date.now()
  const socket = connect({ port: PORTS.checkoutStores, host: '127.0.0.1', rejectUnauthorized: false })
  socket.write(`GET /checkout/devagar HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`)
  const seen = new Map<string, number>()
  for await (const chunk of socket) {
    for (const [word] of String(chunk).matchAll(/first|second/g)) seen.set(word, Date.now() - startedMs)
    if (seen.has('second')) break
  }
  expect((seen.get('second') ?? 0) - (seen.get('first') ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(500)
})
