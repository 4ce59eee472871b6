import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListingRequest } from './listing-request.ts'

const settings = { order: '', pageSize: 12 }
const read = (address: string) =>
  readListingRequest('category', new URL(`https://loja.example${address}`), { ...settings, order: 'Popularidade' })

test('an order is read by its id and by its label', () => {
  for (const order of ['menorpreco', 'Menor%20Pre%C3%A7o', 'MENOR+PRECO']) {
    expect(read(`/x?order=${order}`).order).toBe('Menor Preço')
  }
  expect(read('/x').order).toBe('Popularidade')
  expect(read('/x?order=Novidades').order).toBe('Novidades')
})

test('a page has 1 to 60 items, else the store\u2019s own number', () => {
  const limits = ['0', 'abc', '', '-3', '1.5', '999', '60', '1'].map(ipp => read(`/x?ipp=${ipp}`).limit)
  expect(limits).toEqual([12, 12, 12, 12, 12, 60, 60, 1])
})

test('the settings’ order and page size apply where the address has none (spec 3: site configuration)', () => {
  const own = { order: 'Menor Preço', pageSize: 24 }
  const readOwn = (address: string) => readListingRequest('category', new URL(`https://loja.example${address}`), own)
  expect(readOwn('/x')).toMatchObject({ order: 'Menor Preço', limit: 24 })
  expect(readOwn('/x?order=favoritos&ipp=36')).toMatchObject({ order: 'Favoritos', limit: 36 })
})

test('any address makes a valid request', () => {
  const keys = fc.constantFrom('pg', 'ipp', 'order', 'preco', 'preco_de', 'preco_ate', 'marca', 'busca')
  const pairs = fc.array(fc.tuple(keys, fc.oneof(fc.string(), fc.nat().map(String), fc.double().map(String))))
  fc.assert(
    fc.property(pairs, query => {
      const { page, limit, order, path, search } = read(`/x?${new URLSearchParams(query)}`)
      expect(Number.isInteger(page) && page >= 1 && page <= 1000).toBe(true)
      expect(Number.isInteger(limit) && limit >= 1 && limit <= 60).toBe(true)
      expect(order.length > 0 && order.length <= 40).toBe(true)
      expect(path).toBe('/x')
      expect(search).not.toMatch(/preco_(de|ate)/)
    })
  )
})
