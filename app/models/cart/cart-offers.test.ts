import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Combination } from '../product/combinations.ts'
import { cartOffers, MAX_OFFERS, type OfferingLine, unknownPaths } from './cart-offers.ts'

const product = fc.integer({ min: 1, max: 12 })
const lineOf = (id: number): OfferingLine => ({
  key: `${id}|0|0|0|`,
  kind: 'produto',
  product: id,
  name: `Produto ${id}`,
  path: `/produto-${id}`
})
const combinationOf = (id: number): Combination => ({
  id: 500 + id,
  percent: 8,
  amount: 0,
  product: { id, path: `/produto-${id}`, name: `Produto ${id}`, image: null, price: 10_00 }
})

test('the cart offers at most three products, each once, and none that it holds', () => {
  const offered = fc.dictionary(
    product.map(id => `/produto-${id}`),
    fc.array(product.map(combinationOf))
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(product).map(ids => ids.map(lineOf)),
      offered,
      (lines, all) => {
        const offers = cartOffers(lines, new Map(Object.entries(all)))
        const ids = offers.map(({ combination }) => combination.product.id)
        expect(ids.length).toBeLessThanOrEqual(MAX_OFFERS)
        expect(new Set(ids).size).toBe(ids.length)
        for (const line of lines) expect(ids).not.toContain(line.product)
        for (const { line, combination } of offers) expect(all[line.path ?? '']).toContainEqual(combination)
      }
    )
  )
})

test('the cart’s first products are asked once for what goes with them', () => {
  const list: OfferingLine = { ...lineOf(7), kind: 'lista' }
  const lines = [1, 1, 2, 3].map(lineOf)
  expect(unknownPaths([list, ...lines, { ...lineOf(9), path: null }], new Map([['/produto-2', []]]))).toEqual([
    '/produto-1',
    '/produto-3'
  ])
  expect(unknownPaths([1, 2, 3, 4, 5, 6].map(lineOf), new Map())).toHaveLength(4)
})
