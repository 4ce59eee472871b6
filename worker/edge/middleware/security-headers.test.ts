import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { securityHeaders } from './security-headers.ts'

const edge = new Hono<EdgeEnv>()
edge.use(securityHeaders({ imageHosts: ['cdn.example'], apiOrigin: null }))
edge.get('/measured', c => {
  c.set('tagManager', true)
  return c.html('page')
})
edge.get('/', c => c.html('page'))
edge.get('/json', c => c.json({}))

async function policy(path: string): Promise<string> {
  return (await edge.request(path)).headers.get('content-security-policy') ?? ''
}

test('a page may only connect to the store', async () => {
  const found = await policy('/')
  expect(found).not.toMatch(/google/)
  expect(found).toMatch(/script-src 'self' 'nonce-[^']+';/)
  expect(found).toContain("connect-src 'self';")
})

test('forms may only go to the page’s checkout', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: 'https://api.example' }))
  store.get('/', c => {
    c.set('formOrigins', ['https://api.example', 'https://www.loja.example'])
    return c.html('page')
  })
  const found = (await store.request('/')).headers.get('content-security-policy')
  expect(found).toContain("form-action 'self' https://api.example https://www.loja.example;")
})

test('an API’s origin is allowed for films and for its checkout’s forms', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: 'http://127.0.0.1:8797' }))
  store.get('/', c => c.html('page'))
  const found = (await store.request('/')).headers.get('content-security-policy')
  expect(found).toContain("media-src 'self' https: http://127.0.0.1:8797;")
  expect(found).toContain("form-action 'self' http://127.0.0.1:8797;")
  expect(await policy('/')).toContain("media-src 'self' https:;")
})

test('the tag manager’s hosts are allowed only for a store with one, without inline scripts or eval', async () => {
  const found = await policy('/measured')
  expect(found).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/\*\.googletagmanager\.com;/)
  expect(found).toContain('https://*.google-analytics.com')
  expect(found).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|doubleclick/)
})

test('each response has its own nonce, and only pages have a policy', async () => {
  expect(await policy('/')).not.toBe(await policy('/'))
  expect(await policy('/json')).toBe('')
})

test('framing and base changes are blocked, and forms go to the store', async () => {
  const found = await policy('/')
  for (const rule of ["frame-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(found.split('; ')).toContain(rule)
})

test('compressible responses vary by Accept-Encoding, named once', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: null }))
  store.get('/page', c => c.html('page', 200, { vary: 'cookie' }))
  store.get('/said', c => c.html('page', 200, { vary: 'Cookie, Accept-Encoding' }))
  store.get('/api/x', c => c.json({}))
  store.get('/picture', c => c.body('x', 200, { 'content-type': 'image/webp' }))
  const vary = async (path: string) => (await store.request(path)).headers.get('vary')
  expect(await vary('/page')).toBe('cookie, accept-encoding')
  expect(await vary('/said')).toBe('Cookie, Accept-Encoding')
  expect(await vary('/api/x')).toBe('accept-encoding')
  expect(await vary('/picture')).toBeNull()
})

test('API answers are for pages of this origin', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: null }))
  store.get('*', c => c.json({}))
  const corp = async (path: string) => (await store.request(path)).headers.get('cross-origin-resource-policy')
  expect([await corp('/api/v2/front/settings'), await corp('/vitaminas')]).toEqual(['same-origin', null])
})
