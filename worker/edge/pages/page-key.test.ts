import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types'
import { pageKey } from './page-key'

async function keyOf(path: string, init?: RequestInit): Promise<string | null> {
  const app = new Hono<EdgeEnv>()
  app.all('*', c => c.json(pageKey(c)))
  return (await app.request(`https://loja.example${path}`, init)).json()
}

test('a page has one key per URL, language and reader', async () => {
  const keys = await Promise.all([
    keyOf('/vitaminas'),
    keyOf('/vitaminas?pg=2'),
    keyOf('/vitaminas', { headers: { cookie: 'language=1' } }),
    keyOf('/vitaminas', { headers: { 'user-agent': 'Googlebot/2.1' } }),
    keyOf('/vitaminas', { headers: { cookie: 'shopper=1; __Host-sid=x' } })
  ])
  expect(keys[0]).toBe(keys[4])
  expect(new Set(keys).size).toBe(4)
})

test.each([
  '/checkout/acesso',
  '/vitaminas.data',
  '/sitemap.xml',
  '/busca?busca=whey&pg=2',
  '/vitaminas?marca=3',
  '/vitaminas?pg=02',
  '/vitaminas?order=pOpularidade',
  '/whey?atributo=012',
  '/vitaminas?pg=2&pg=3',
  '/vitaminas?constructor=1',
  '/vitaminas?__proto__=1',
  '/vitaminas?toString',
  '/Checkout/acesso',
  '/%63heckout/acesso',
  `/vitaminas?pg=${'1'.repeat(10)}`
])('%s is made each time', async path => {
  expect(await keyOf(path)).toBeNull()
})

test('the order of parameters and their escapes are no other key', async () => {
  const spellings = ['order=Menor%20Pre%C3%A7o&pg=2', 'pg=2&order=Menor+Pre%c3%a7o', '&pg=%32&order=Menor+Preço']
  const keys = await Promise.all(spellings.map(spelling => keyOf(`/vitaminas?${spelling}`)))
  expect(new Set(keys).size).toBe(1)
})

test('so is the answer to a write', async () => {
  expect(await keyOf('/vitaminas', { method: 'POST' })).toBeNull()
})

test.each(['/busca?busca=whey', '/vitaminas?ipp=24&order=Menor+Pre%C3%A7o', '/whey?atributo=12'])(
  '%s is kept',
  async path => {
    expect(await keyOf(path)).toContain(path)
  }
)
