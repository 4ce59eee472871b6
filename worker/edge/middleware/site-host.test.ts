import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { siteHost } from './site-host.ts'

function shop(siteOrigin: string | null) {
  const edge = new Hono<EdgeEnv>()
  edge.use(siteHost({ siteOrigin }))
  edge.all('*', c => c.text('here'))
  return async (address: string, method = 'GET') => (await edge.request(address, { method })).headers.get('location')
}

const at = shop('https://www.loja.example')

test('a document of another host redirects to the shop with its path and query', async () => {
  expect(await at('https://seiva.workers.example/vitaminas?pg=2')).toBe('https://www.loja.example/vitaminas?pg=2')
  expect(await at('https://loja.example/', 'HEAD')).toBe('https://www.loja.example/')
  expect(await at('https://loja.example//evil.example/x')).toBe('https://www.loja.example//evil.example/x')
})

test.each([
  ['https://www.loja.example/vitaminas', 'GET'],
  ['https://loja.example/vitaminas', 'POST'],
  ['https://loja.example/api/v2/front/settings', 'GET'],
  ['https://loja.example/img/96/media/x.webp', 'GET'],
  ['https://loja.example/vitaminas.data', 'GET'],
  ['https://loja.example/robots.txt', 'GET'],
  ['http://localhost:8787/vitaminas', 'GET'],
  ['http://127.0.0.1:8787/', 'GET'],
  ['http://[::1]:8787/', 'GET']
])('%s %s is answered', async (address, method) => expect(await at(address, method)).toBeNull())

test('the redirect is permanent and may be kept for an hour', async () => {
  const edge = new Hono<EdgeEnv>()
  edge.use(siteHost({ siteOrigin: 'https://www.loja.example' }))
  const { status, headers } = await edge.request('https://loja.example/')
  expect([status, headers.get('cache-control')]).toEqual([301, 'public, max-age=3600'])
})

test('a shop without SITE_ORIGIN answers on every host', async () => {
  expect(await shop(null)('https://loja.example/vitaminas')).toBeNull()
})
