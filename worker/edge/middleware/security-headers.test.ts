import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types'
import { securityHeaders } from './security-headers'

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

test('a page talks to nobody but the store', async () => {
  const found = await policy('/')
  expect(found).not.toMatch(/google/)
  expect(found).toMatch(/script-src 'self' 'nonce-[^']+';/)
  expect(found).toContain("connect-src 'self';")
})

test('forms may end where the page says that the checkout is, and nowhere else', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: 'https://api.example' }))
  store.get('/', c => {
    c.set('formOrigins', ['https://api.example', 'https://www.loja.example'])
    return c.html('page')
  })
  const found = (await store.request('/')).headers.get('content-security-policy')
  expect(found).toContain("form-action 'self' https://api.example https://www.loja.example;")
})

test('films of an API lie at its own origin, and forms may end at its checkout', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: 'http://127.0.0.1:8797' }))
  store.get('/', c => c.html('page'))
  const found = (await store.request('/')).headers.get('content-security-policy')
  expect(found).toContain("media-src 'self' https: http://127.0.0.1:8797;")
  expect(found).toContain("form-action 'self' http://127.0.0.1:8797;")
  expect(await policy('/')).toContain("media-src 'self' https:;")
})

test('the tag manager’s hosts are let in where the store has one, and scripts still need no inline or eval', async () => {
  const found = await policy('/measured')
  expect(found).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/\*\.googletagmanager\.com;/)
  expect(found).toContain('https://*.google-analytics.com')
  expect(found).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|doubleclick/)
})

test('each answer has a nonce of its own, and what is no page has no policy', async () => {
  expect(await policy('/')).not.toBe(await policy('/'))
  expect(await policy('/json')).toBe('')
})

test('nothing is framed, no base is moved, and forms end at the store', async () => {
  const found = await policy('/')
  for (const rule of ["frame-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(found.split('; ')).toContain(rule)
})

test('what can be compressed says that its bytes hang on the reader, once', async () => {
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

test('answers of the API are for the pages of this origin', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: null }))
  store.get('*', c => c.json({}))
  const corp = async (path: string) => (await store.request(path)).headers.get('cross-origin-resource-policy')
  expect([await corp('/api/v2/front/settings'), await corp('/vitaminas')]).toEqual(['same-origin', null])
})
