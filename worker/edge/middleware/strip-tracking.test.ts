import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { stripTracking } from './strip-tracking.ts'

const edge = new Hono<EdgeEnv>()
edge.use(stripTracking)
edge.all('*', c => c.text('page'))

const open = (pathAndQuery: string, init: RequestInit = {}) =>
  edge.request(`https://loja.example${pathAndQuery}`, { ...init, redirect: 'manual' })

test('a page with tracking parameters redirects to the page without them', async () => {
  const response = await open('/vitaminas?utm_source=boletim&marca=3')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/vitaminas?marca=3')
})

test('their values are kept for two minutes, and the redirect is not cached', async () => {
  const { headers } = await open('/?utm_source=boletim&gclid=Cj0K&busca=creatina')
  expect(headers.get('set-cookie')).toBe(
    'campaign=utm_source=boletim&gclid=Cj0K; Path=/; Max-Age=120; SameSite=Lax; Secure'
  )
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['1.20260131.00', null],
  ['1.20260131.10', 'campaign=utm_source=boletim;'],
  ['1.20260131.11', 'campaign=utm_source=boletim&gclid=Cj0K;']
])('with the answer %s the redirect keeps %j', async (answer, kept) => {
  const { headers } = await open('/?utm_source=boletim&gclid=Cj0K', { headers: { cookie: `consent=${answer}` } })
  if (kept) expect(headers.get('set-cookie')).toContain(kept)
  else expect(headers.has('set-cookie')).toBe(false)
})

test.each(['sec-gpc', 'dnt'])('a browser that sends %s stores no campaign', async name => {
  const { headers } = await open('/?utm_source=boletim', { headers: { [name]: '1' } })
  expect(headers.get('location')).toBe('/')
  expect(headers.has('set-cookie')).toBe(false)
})

test('empty parameters set no cookie', async () => {
  const { headers } = await open('/?utm_nonsense=1&utm_source=ana@exemplo.com.br')
  expect(headers.get('location')).toBe('/')
  expect(headers.has('set-cookie')).toBe(false)
})

test.each([
  ['/api/v2/front/settings?utm_source=x', 'GET'],
  ['/vitaminas.data?utm_source=x', 'GET'],
  ['/vitaminas?utm_source=x', 'POST'],
  ['/vitaminas?marca=3', 'GET']
])('leaves alone: %s %s', async (address, method) => {
  expect((await open(address, { method })).status).toBe(200)
})
