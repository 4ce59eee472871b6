import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from './app'
import { rateLimits } from './rate-limits'

/** What each limiter was asked for by a request. */
async function asked(path: string, init: RequestInit = {}): Promise<string[]> {
  const keys: string[] = []
  const limiter = (name: string) => ({
    async limit({ key }: { key: string }) {
      keys.push(`${name} ${key}`)
      return { success: true }
    }
  })
  const names = ['LOGIN', 'WRITES', 'ZIP', 'SEARCH', 'STORE_KEY', 'API']
  const env = Object.fromEntries(names.map(name => [`LIMITER_${name}`, limiter(name)]))
  const app = new Hono<EdgeEnv>()
  app.use(rateLimits({ sessionCookie: '__Host-sid' }))
  app.all('*', c => c.text('ok'))
  const headers = { 'cf-connecting-ip': '203.0.113.5', ...Object(init.headers) }
  await app.request(`https://loja.example${path}`, { ...init, headers }, env)
  return keys
}

test.each([
  '/checkout/acesso',
  '/checkout/acesso.data',
  '/checkout/acesso/_.data',
  '/Checkout/Acesso/',
  '/api/v2/front/checkout/login'
])('signing in at %s counts for the address', async path => {
  expect(await asked(path, { method: 'POST' })).toContain('LOGIN 203.0.113.5')
})

test.each([
  ['GET', '/busca?busca=x'],
  ['HEAD', '/busca?busca=x'],
  ['GET', '/busca.data?busca=x']
])('%s %s is a search, of a session and of an address', async (method, path) => {
  const session = 'a'.repeat(32)
  const keys = await asked(path, { method, headers: { cookie: `__Host-sid=${session}` } })
  expect(keys).toEqual([`SEARCH ${session}`, 'API 203.0.113.5'])
})

test('an IPv6 address counts by its network, and the machine itself not at all', async () => {
  const keys = (address: string) => asked('/api/v2/front/settings', { headers: { 'cf-connecting-ip': address } })
  expect(await keys('2804:14c:1:2:aaaa:bbbb:cccc:dddd')).toEqual(['API 2804:14c:1:2'])
  expect([...(await keys('127.0.0.1')), ...(await keys('::1'))]).toEqual([])
})

test('who has asked too much is told when to come again', async () => {
  const app = new Hono<EdgeEnv>()
  app.use(rateLimits({ sessionCookie: '__Host-sid' }))
  const env = { LIMITER_API: { limit: async () => ({ success: false }) } }
  const headers = { 'cf-connecting-ip': '203.0.113.5' }
  const response = await app.request('https://loja.example/api/v2/front/settings', { headers }, env)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await response.json()).toEqual({ error: expect.any(String) })
})
