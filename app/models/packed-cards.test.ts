import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packCards, unpackCards } from './packed-cards.ts'
import type { ProductCard } from './product-card.ts'

const words = fc.string({ minLength: 1, maxLength: 20 }).map(text => text.replace(/\s+/g, ' ').trim() || 'x')
const cents = fc.integer({ min: 1, max: 1_000_000 })
const price = fc.record({
  now: cents,
  was: fc.option(cents, { nil: 0 }),
  cash: fc.option(cents, { nil: 0 }),
  cashPercent: fc.integer({ min: 0, max: 50 }),
  installments: fc.option(fc.record({ count: fc.integer({ min: 1, max: 24 }), value: cents }))
})
const card: fc.Arbitrary<ProductCard> = fc.record(
  {
    id: fc.integer({ min: 1 }),
    path: fc.webPath().map(path => path || '/x'),
    name: words,
    brand: words,
    image: fc.option(
      fc.oneof(
        fc.webPath().map(path => `/media${path}`),
        fc.webUrl()
      )
    ),
    price: fc.option(price),
    status: fc.constantFrom('available', 'unavailable', 'quote'),
    rating: fc.record({
      average: fc.integer({ min: 1, max: 50 }).map(tenths => tenths / 10),
      count: fc.integer({ min: 1 })
    }),
    choose: words,
    badges: fc.array(fc.record({ label: words, text: words, background: words }), { minLength: 1 }),
    line: fc.record({ unit: fc.nat(), warehouse: fc.nat(), additional: words }),
    minimumAge: fc.integer({ min: 1, max: 99 })
  },
  { requiredKeys: ['id', 'path', 'name', 'brand', 'image', 'price', 'status'] }
)

test('what is packed comes out as it was', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 5 }), cards => {
      expect(unpackCards(packCards(cards))).toEqual(cards)
    })
  )
})

test('a picture that is named after its product is written once', () => {
  const named: ProductCard = {
    id: 1,
    path: '/a-b',
    name: 'A',
    brand: '',
    image: '/media/a-b-1.webp',
    price: null,
    status: 'available'
  }
  expect(packCards([named])).not.toContain('a-b-1')
  expect(unpackCards(packCards([named]))).toEqual([named])
  const odd = { ...named, image: '/media/~/a-b.webp' }
  expect(unpackCards(packCards([odd]))).toEqual([odd])
})

test('line breaks and tabs in a name cannot move a field', () => {
  const broken: ProductCard = {
    id: 1,
    path: '/a',
    name: 'A\tB\nC',
    brand: '',
    image: null,
    price: null,
    status: 'available'
  }
  expect(unpackCards(packCards([broken]))).toEqual([{ ...broken, name: 'A B C' }])
})
