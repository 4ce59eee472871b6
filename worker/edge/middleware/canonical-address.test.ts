import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from './canonical-address'

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
