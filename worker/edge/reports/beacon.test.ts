import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { beacon, cspReports } from './beacon.ts'
import { browserName } from './browser.ts'
import type { Report } from './reporter.ts'

const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

function setUp() {
  const reports: Report[] = []
  const reporter = { report: (report: Report) => void reports.push(report), trace() {}, isTraced: () => false }
  const app = new Hono<EdgeEnv>()
  app.post('/_beacon', beacon({ reporter, build: 'b1' }))
  app.post('/_csp', cspReports({ reporter }))
  const send = async (path: string, body: unknown, headers = {}, env = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return (await app.request(path, { method: 'POST', body: text, headers }, env, context)).status
  }
  return { reports, send }
}

const error = { kind: 'error', message: 'x is not a function', stack: '', path: '/vitaminas?busca=segredo#topo' }
const vital = { kind: 'vital', name: 'LCP', value: 1234.5678, rating: 'good', path: '/?busca=segredo' }

test('a browser’s error is reported only with its page and the browser’s name', async () => {
  const { reports, send } = setUp()
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect(await send('/_beacon', [error], { 'user-agent': userAgent })).toBe(204)
  expect(reports).toMatchObject([
    { event: 'browser-error', message: error.message, facts: { path: '/vitaminas', browser: 'Firefox 140' } }
  ])
})

test('browsers that imitate others are recognized', () => {
  for (const [agent, name] of [
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36', 'Chrome 150'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0', 'Edge 150'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1', 'Safari 19'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1', 'Chrome 150'],
    ['curl/8', '']
  ] as const)
    expect(browserName(agent)).toBe(name)
})

test('a stack is V8’s, whatever browser it comes from', async () => {
  const { reports, send } = setUp()
  await send('/_beacon', [{ ...error, stack: 'open@https://x.example/a.js:1:2\n@https://x.example/b.js:3:4' }])
  const { error: sent } = reports[0] ?? {}
  expect(sent instanceof Error && sent.stack).toBe(
    `${error.message}\n    at open (https://x.example/a.js:1:2)\n    at https://x.example/b.js:3:4`
  )
})

test('errors of browser extensions are not reported', async () => {
  const { reports, send } = setUp()
  await send('/_beacon', [{ ...error, stack: 'Error: x\n    at moz-extension://abc/content.js:1:2' }])
  await send('/_csp', {
    'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'chrome-extension://abc/x.js' }
  })
  expect(reports).toEqual([])
})

test('page timings are a line without the query, about a hundred a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send } = setUp()
  await send('/_beacon', [vital])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'web-vital', name: 'LCP', value: 1234.568, path: '/' })
  for (let n = 0; n < 100; n += 1)
    await send(
      '/_beacon',
      Array.from({ length: 10 }, () => vital)
    )
  vi.useRealTimers()
  expect(lines).toHaveLength(300)
})

test('with a dataset the vitals of a page are one data point, without the shopper, and no line', async () => {
  const points: unknown[] = []
  const env = { VITALS: { writeDataPoint: (point: unknown) => void points.push(point) } }
  const { send } = setUp()
  const path = '/pagina/ana@exemplo.example'
  const seen = [
    { ...vital, path },
    { ...vital, name: 'CLS', value: 0, path }
  ]
  expect(await send('/_beacon', [...seen, error], { 'cf-connecting-ip': '203.0.113.5' }, env)).toBe(204)
  expect(await send('/_beacon', [error], {}, env)).toBe(204)
  expect(points).toEqual([
    {
      indexes: ['page'],
      blobs: ['page', '/pagina/[e-mail]', '', 'b1'],
      doubles: [1234.5678, -1, 0, -1, -1, 0]
    }
  ])
  expect(lines).toEqual([])
})

test('anything else is answered and ignored', async () => {
  const { reports, send } = setUp()
  const many = Array.from({ length: 11 }, () => error)
  const large = [{ ...error, message: 'x'.repeat(20_000) }]
  for (const body of ['', '{', 'null', '[null]', {}, many, large, [{ ...error, kind: 'x' }], [{ ...vital, value: -1 }]])
    expect(await send('/_beacon', body)).toBe(204)
  for (const body of ['', '[', 'null', '[null]', {}, { 'csp-report': {} }, [{}], [{ body: {} }], [{ body: 'x' }]])
    expect(await send('/_csp', body)).toBe(204)
  expect([reports, lines]).toEqual([[], []])
})

test('a blocked resource is reported by URL, data and inline code by kind', async () => {
  const { reports, send } = setUp()
  for (const blocked of [
    'https://evil.example/x.js?key=segredo',
    'data:text/html,segredo',
    'inline',
    'blob:https://x/1'
  ])
    await send('/_csp', { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': blocked } })
  expect(reports.map(({ facts }) => facts?.blocked)).toEqual(['https://evil.example/x.js', 'data:', 'inline', 'blob:'])
})

test('at most ten violations of a message are reported', async () => {
  const { reports, send } = setUp()
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/x.png',
    documentURL: 'https://x.example/'
  }
  await send(
    '/_csp',
    Array.from({ length: 30 }, () => ({ type: 'csp-violation', body }))
  )
  expect(reports).toHaveLength(10)
})
