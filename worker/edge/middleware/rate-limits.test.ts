import fc from 'fast-check'
import { Hono } from 'hono'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { plainPath } from '../find-page.ts'
import type { EdgeEnv } from '../types.ts'
import { rateLimits } from './rate-limits.ts'

/** The keys that a request counts for, by limiter: `ACTIONS WRITES 203.0.113.5` is a write of that address. */
async function asked(path: string, init: RequestInit = {}): Promise<string[]> {
  const keys: string[] = []
  const limiter = (name: string) => ({
    async limit({ key }: { key: string }) {
      keys.push(`${name} ${key}`.replaceAll('LIMITER_', '').replace('ADDRESS_', ''))
      return { success: true }
    }
  })
  const names = [
    'LOGIN',
    'WRITES',
    'ZIP',
    'SEARCH',
    'STORE_KEY',
    'API',
    'ADDRESS_CALLS',
    'ADDRESS_ACTIONS',
    'ADDRESS_GUESSES'
  ]
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
  '/checkout/acesso//',
  '/checkout/acesso//.data',
  '/checkout/%61cesso',
  '/checkout/nova-senha/.data',
  '/api/v2/front/checkout/password-reset',
  '/api/v2/front/checkout/login'
])('signing in at %s counts for the address', async path => {
  const keys = await asked(path, { method: 'POST' })
  expect(keys[0]).toBe('GUESSES LOGIN 203.0.113.5')
})

test.each([
  ['GET', '/busca?busca=x'],
  ['HEAD', '/busca?busca=x'],
  ['GET', '/busca.data?busca=x'],
  ['GET', '/busca/.data?busca=x'],
  ['GET', '/busca//_.data?busca=x']
])('%s %s is a search, of a session and of an address', async (method, path) => {
  const session = 'a'.repeat(32)
  const keys = await asked(path, { method, headers: { cookie: `__Host-sid=${session}` } })
  expect(keys).toEqual([`SEARCH ${session}`, 'ACTIONS SEARCH 203.0.113.5', `API ${session}`, 'CALLS API 203.0.113.5'])
})

test.each([
  'newsletter',
  'form/contact',
  'question',
  'question/answer',
  'product/solicitation',
  'product/budget',
  'evaluations/product'
])('%s, which somebody has to read, is limited as a call as it is as a form', async path => {
  expect(await asked(`/api/v2/front/${path}`, { method: 'POST' })).toEqual([
    'ACTIONS WRITES 203.0.113.5',
    'CALLS API 203.0.113.5'
  ])
})

test('an IPv6 address counts by its network, loopback not at all', async () => {
  const keys = (address: string) => asked('/api/v2/front/settings', { headers: { 'cf-connecting-ip': address } })
  expect(await keys('2804:14c:1:2:aaaa:bbbb:cccc:dddd')).toEqual(['CALLS API 2804:14c:1:2'])
  expect([...(await keys('127.0.0.1')), ...(await keys('::1'))]).toEqual([])
})

test('a refused client gets Retry-After', async () => {
  const app = new Hono<EdgeEnv>()
  app.use(rateLimits({ sessionCookie: '__Host-sid' }))
  const env = { LIMITER_ADDRESS_CALLS: { limit: async () => ({ success: false }) } }
  const headers = { 'cf-connecting-ip': '203.0.113.5' }
  const response = await app.request('https://loja.example/api/v2/front/settings', { headers }, env)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await response.json()).toEqual({ error: expect.any(String) })
})

test.each([
  ['POST', '/magnesio-dimalato'],
  ['POST', '/magnesio-dimalato.data'],
  ['POST', '/vitaminas/x/y/_.data'],
  ['POST', '/_.data'],
  ['POST', '/'],
  ['POST', '/checkout/carrinho'],
  ['POST', '/checkout/acesso'],
  ['DELETE', '/newsletter'],
  ['POST', '/api/v2/front/evaluations/product']
])('%s %s is a write of a session and of an address', async (method, path) => {
  const session = 'a'.repeat(32)
  const keys = await asked(path, { method, headers: { cookie: `__Host-sid=${session}` } })
  expect(keys).toEqual(expect.arrayContaining([`WRITES ${session}`, 'ACTIONS WRITES 203.0.113.5']))
})

test('browser reports do not count as forms', async () => {
  expect(await asked('/_beacon', { method: 'POST' })).toEqual(['CALLS API 203.0.113.5'])
  expect(await asked('/_csp', { method: 'POST' })).toEqual(['CALLS API 203.0.113.5'])
  expect(await asked('/magnesio-dimalato')).toEqual([])
})

test('coupon attempts count by address, whatever the session', async () => {
  const session = (n: number) => ({ cookie: `__Host-sid=${String(n).repeat(32)}` })
  for (const n of [1, 2])
    expect(
      await asked(`/api/v2/front/promotional/coupon/TENTATIVA${n}`, { method: 'PUT', headers: session(n) })
    ).toContain('GUESSES STORE_KEY 203.0.113.5')
  expect(await asked('/checkout/carrinho/cupom', { method: 'POST' })).toContain('GUESSES STORE_KEY 203.0.113.5')
})

test.each([
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:0:0::ffff', '2001:db8:0:0'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['fe80::1%eth0', 'fe80:0:0:0']
])('the address %s counts as %s', async (address, network) => {
  expect(await asked('/api/v2/front/settings', { headers: { 'cf-connecting-ip': address } })).toEqual([
    `CALLS API ${network}`
  ])
})

test('loopback is not limited in any spelling', async () => {
  for (const address of ['127.0.0.2', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1', '::FFFF:7F00:1'])
    expect(await asked('/api/v2/front/settings', { headers: { 'cf-connecting-ip': address } })).toEqual([])
})

const LIMITED = [
  '/checkout/acesso',
  '/checkout/cadastro',
  '/checkout/nova-senha',
  '/busca',
  '/pagina/avaliacao-de-loja'
]
const ROUTES = LIMITED.map(path => ({ id: path, path }))

test('limits match paths as the router does', () => {
  const slashes = fc.constantFrom('', '/', '//', '///')
  const data = fc.constantFrom('', '.data', '_.data', '/.data', '/_.data', '.DATA')
  const signs = fc.array(fc.constantFrom('plain', 'upper', 'escaped'), { minLength: 30, maxLength: 30 })
  fc.assert(
    fc.property(fc.constantFrom(...LIMITED), signs, slashes, data, (path, spelled, end, suffix) => {
      const address = new URL(spell(path, spelled) + end + suffix, 'https://loja.example').pathname
      // React Router's request handler reads the address of a data request this way.
      const asPage = address.endsWith('/_.data') ? address.replace(/_\.data$/, '') : address.replace(/\.data$/, '')
      const route = matchRoutes(ROUTES, asPage)?.[0]?.route
      if (route) expect(plainPath(address)).toBe(route.path)
    }),
    { numRuns: 2_000 }
  )
})

function spell(path: string, how: string[]): string {
  const signs = [...path].map((sign, index) => {
    if (sign === '/' || how[index] === 'plain') return sign
    return how[index] === 'upper' ? sign.toUpperCase() : `%${sign.charCodeAt(0).toString(16)}`
  })
  return signs.join('')
}
