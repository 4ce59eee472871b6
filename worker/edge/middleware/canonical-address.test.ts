import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { addressOf, canonicalAddress } from './canonical-address.ts'

test.each([
  ['/vitaminas/', '/vitaminas'],
  ['/vitaminas//vitamina-d', '/vitaminas/vitamina-d'],
  ['/magnesio.html', '/magnesio'],
  ['/magnesio.HTML/', '/magnesio'],
  ['/Marcas/RaizNorte', '/marcas/raiznorte'],
  ['/marcas/RaizNorte', '/marcas/RaizNorte'],
  ['/vitaminas%2Fvitamina-d', '/vitaminas/vitamina-d'],
  ['/VITAMINAS/', '/vitaminas'],
  ['/BUSCA', '/busca'],
  ['/', '/'],
  ['//evil.example', '/evil.example'],
  ['/checkout/cadastro/', '/checkout/cadastro/']
])('%s is %s', (pathname, address) => {
  expect(addressOf(pathname)).toBe(address)
})

test('is final, and never another host', () => {
  fc.assert(
    fc.property(fc.webPath(), path => {
      const address = addressOf(path.startsWith('/') ? path : `/${path}`)
      expect(addressOf(address)).toBe(address)
      expect(address).not.toMatch(/^\/\//)
    })
  )
})

test('a document of another spelling redirects for good, with its query; anything else is answered', async () => {
  const app = new Hono<EdgeEnv>()
  app.use(canonicalAddress)
  app.all('*', c => c.text('here'))
  const moved = await app.request('https://loja.example/Marcas/?pg=2')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/marcas?pg=2'])
  expect(moved.headers.get('cache-control')).toBe('public, max-age=3600')
  for (const path of ['/marcas', '/checkout/cadastro/'])
    expect((await app.request(`https://loja.example${path}`)).status).toBe(200)
  expect((await app.request('https://loja.example/marcas/', { method: 'POST' })).status).toBe(200)
})
