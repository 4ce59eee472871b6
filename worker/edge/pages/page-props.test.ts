import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { cachedAddress, pageProps, pageRequest } from './page-props.ts'

async function read(path: string, init?: RequestInit) {
  const app = new Hono<EdgeEnv>()
  app.all('*', c => {
    const props = pageProps(c)
    const address = cachedAddress(c)
    return c.json({ address, props, passed: [...pageRequest(c, address ?? '/', props).headers.keys()] })
  })
  return (await app.request(`https://loja.example${path}`, init)).json<{
    address: string | null
    props: ReturnType<typeof pageProps>
    passed: string[]
  }>()
}

const addressOf = async (path: string, init?: RequestInit) => (await read(path, init)).address

test('a page is cached by language and reader, and not by shopper', async () => {
  const plain = await read('/vitaminas')
  expect(plain).toMatchObject({
    address: '/vitaminas',
    props: { language: 'pt', reader: 'person', origin: 'https://loja.example' }
  })
  const shopper = { cookie: 'shopper=1; __Host-sid=x', authorization: 'Basic eDp5' }
  expect(await read('/vitaminas', { headers: shopper })).toEqual(plain)
  expect((await read('/vitaminas', { headers: { cookie: 'language=1' } })).props.language).toBe('en')
  expect((await read('/vitaminas', { headers: { 'user-agent': 'Googlebot/2.1' } })).props.reader).toBe('crawler')
})

test('a render learns nothing of the request but its id and the address that renders are counted by', async () => {
  const headers = { cookie: 'language=1', 'user-agent': 'x', accept: 'x', 'cf-connecting-ip': '1.2.3.4', 'x-host': 'a' }
  expect((await read('/vitaminas', { headers })).passed).toEqual(['cf-connecting-ip', 'request-id'])
})

test.each([
  '/checkout/acesso',
  '/checkout/acesso.data',
  '/vitaminas.data?_routes=root',
  '/vitaminas?_routes=routes%2Fcatalog%2Froute',
  '/busca?busca=whey&pg=2',
  '/busca.data?busca=whey&pg=2',
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
  '/sitemap.xml.data',
  '/comparar',
  `/vitaminas?pg=${'1'.repeat(10)}`
])('%s is rendered for each request', async path => {
  expect(await addressOf(path)).toBeNull()
})

test.each([
  ['/busca?busca=whey', '/busca?busca=whey'],
  ['/vitaminas?ipp=24&order=Menor+Pre%C3%A7o', '/vitaminas?ipp=24&order=Menor+Pre%C3%A7o'],
  ['/whey?atributo=12', '/whey?atributo=12'],
  ['/_.data', '/_.data'],
  ['/vitaminas.data?pg=2&_routes=routes%2Fcatalog%2Froute', '/vitaminas.data?_routes=routes%2Fcatalog%2Froute&pg=2'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/compartilhar/whey.jpg', '/compartilhar/whey.jpg']
])('%s is cached', async (path, address) => {
  expect(await addressOf(path)).toBe(address)
})

test('the order of parameters and their escapes make no other page', async () => {
  const spellings = ['order=Menor%20Pre%C3%A7o&pg=2', 'pg=2&order=Menor+Pre%c3%a7o', '&pg=%32&order=Menor+Preço']
  const addresses = await Promise.all(spellings.map(spelling => addressOf(`/vitaminas?${spelling}`)))
  expect(new Set(addresses).size).toBe(1)
})

test('the answer to a write is never cached', async () => {
  expect(await addressOf('/vitaminas', { method: 'POST' })).toBeNull()
})
