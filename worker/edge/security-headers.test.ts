import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from './app'
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

test('films of an API lie at its own origin, and forms may end at its checkout', async () => {
  const store = new Hono<EdgeEnv>()
  store.use(securityHeaders({ imageHosts: [], apiOrigin: 'http://127.0.0.1:8797' }))
  store.get('/', c => c.html('page'))
  const found = (await store.request('/')).headers.get('content-security-policy')
  expect(found).toContain("media-src 'self' https: http://127.0.0.1:8797;")
  expect(found).toContain("form-action 'self' https: http://127.0.0.1:8797;")
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
