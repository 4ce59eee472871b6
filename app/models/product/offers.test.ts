import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOffers } from '../../contract/offers.ts'
import { toOffers } from './offers.ts'

function offer(nome: string, por: unknown, more: object = {}) {
  return {
    seller: { id: 3, nome, url: 'https://www.loja.example/vendedor/ilha-ativa' },
    estoque: 4,
    precos: { por },
    ...more
  }
}

function read(produtos: unknown[]) {
  const wire = readOffers({ produtos })
  return wire && toOffers(wire)
}

test('sellers’ offers are sorted by price, each shop once', () => {
  expect(read([offer('Ilha', 47.9), offer('Centro', '39,90'), offer('Ilha', 41)])).toEqual([
    { name: 'Centro', path: '/vendedor/ilha-ativa', price: 3990, company: null },
    { name: 'Ilha', path: '/vendedor/ilha-ativa', price: 4100, company: null }
  ])
})

test('the cheapest shop stays first when it has a dearer second offer', () => {
  const offers = read([offer('Ilha', 10), offer('Centro', 20), offer('Ilha', 30)])
  expect(offers?.map(({ price }) => price)).toEqual([1000, 2000])
})

test('an offer that is sold out, unpriced or unnamed is left out', () => {
  expect(read([offer('Ilha', 47.9, { estoque: 0 }), offer('Centro', null), offer('', 10), offer('Sul', 0)])).toEqual([])
  expect(read([offer('Ilha', 47.9, { estoque: null })])).toHaveLength(1)
})

test('any answer gives few offers, named and priced, from cheap to dear', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.oneof(fc.double(), fc.string()))), all => {
      const offers = read(all.map(([name, price]) => offer(name, price))) ?? []
      expect(offers.length).toBeLessThanOrEqual(6)
      expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length)
      expect(offers.every(({ name, price }) => name !== '' && price > 0)).toBe(true)
      expect(offers.map(({ price }) => price)).toEqual(offers.map(({ price }) => price).sort((a, b) => a - b))
    })
  )
})
