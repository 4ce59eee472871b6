import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListProduct } from '../../models/cart/shopping-list.ts'
import { chosenOf, problemOf, readQuantity, readTypedList, resolvePicks, sumPicks } from './list-picks.ts'

function product(id: number, changes: Partial<ListProduct> = {}): ListProduct {
  const price = { now: 1_000, was: 0, cash: 950, cashPercent: 5, installments: null }
  return {
    key: String(id),
    id,
    path: `/p-${id}`,
    name: `Produto ${id}`,
    brand: '',
    image: null,
    price,
    status: 'available',
    quantity: 1,
    limit: 9,
    ...changes
  }
}

const dear = { now: 1_500, was: 0, cash: 0, cashPercent: 0, installments: null }
const flavours = {
  name: 'Sabor',
  options: [
    { id: 41, label: 'Baunilha', available: false, limit: 9 },
    { id: 42, label: 'Chocolate', available: true, limit: 9 },
    { id: 43, label: 'Morango', available: true, limit: 2, price: dear }
  ]
}

describe('what is chosen of a list', () => {
  test('is the list’s own until something is typed', () => {
    const picks = resolvePicks({ open: true, products: [product(1, { quantity: 2 }), product(2)] }, {})
    expect(picks.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(sumPicks(picks, null)).toEqual({ units: 3, total: 3_000, was: 0, cash: 2_850 })
  })

  test('leaves out what cannot be bought', () => {
    const products = [
      product(1, { status: 'unavailable' }),
      product(2, { status: 'quote', price: null }),
      product(3, { status: 'custom' }),
      product(4)
    ]
    expect(resolvePicks({ open: true, products }, {}).map(pick => pick.product.id)).toEqual([4])
  })

  test('is the list’s own for a fixed list, whatever a form says', () => {
    const list = { open: false, products: [product(1, { quantity: 20, limit: 5 })] }
    expect(resolvePicks(list, { 1: { quantity: '3' } })[0]?.quantity).toBe(20)
  })

  test('takes the first available option, or the requested one', () => {
    const list = { open: true, products: [product(1, { attribute: flavours })] }
    const option = (asked?: string) => resolvePicks(list, { 1: { option: asked } })[0]?.option?.id
    expect([option(), option('43'), option('41'), option('99'), option('x')]).toEqual([42, 43, 42, 42, 42])
  })

  test('has the price and limit of each option', () => {
    const list = { open: true, products: [product(1, { attribute: flavours })] }
    const picks = resolvePicks(list, { 1: { quantity: '7', option: '43' } })
    expect(picks[0]).toMatchObject({ quantity: 2, price: dear })
    expect(sumPicks(picks, null)).toEqual({ units: 2, total: 3_000, was: 0, cash: 0 })
  })

  test('has the API’s Pix price for the unchanged list', () => {
    const list = { open: true, products: [product(1), product(2, { price: { ...dear, was: 2_000 } })] }
    const whole = { now: 2_500, was: 3_000, cash: 2_374, cashPercent: 5, installments: null }
    expect(sumPicks(resolvePicks(list, {}), whole)).toEqual({ units: 2, total: 2_500, was: 3_000, cash: 2_374 })
    expect(sumPicks(resolvePicks(list, { 1: { quantity: '2' } }), whole)).toMatchObject({ total: 3_500, cash: 3_400 })
  })

  test('leaves a product out at 0 and at an empty field', () => {
    const list = { open: true, products: [product(1), product(2), product(3)] }
    const picks = resolvePicks(list, { 1: { quantity: '0' }, 2: { quantity: '' } })
    expect(chosenOf(picks).map(pick => pick.product.id)).toEqual([3])
    expect(problemOf(picks)).toBeNull()
  })

  test('reports an empty choice and invalid quantities', () => {
    const list = { open: true, products: [product(1)] }
    expect(problemOf(resolvePicks(list, { 1: { quantity: '0' } }))).toBe('lists.nothingChosen')
    expect(problemOf(resolvePicks(list, { 1: { quantity: 'dois' } }))).toBe('lists.quantityInvalid')
    expect(problemOf(resolvePicks(list, { 1: { quantity: '-1' } }))).toBe('lists.quantityInvalid')
    expect(problemOf(resolvePicks(list, { 1: { quantity: '1.5' } }))).toBe('lists.quantityInvalid')
  })

  test('reads forms by the products’ keys', () => {
    const list = { open: true, products: [product(1), product(1, { key: '1-2' })] }
    const form = new FormData()
    form.set('quantidade-1', '9'.repeat(300))
    form.set('atributo-1', new File(['x'], 'x.txt'))
    form.set('quantidade-1-2', '2')
    expect(readTypedList(list, form)).toEqual({
      1: { quantity: '9'.repeat(20), option: undefined },
      '1-2': { quantity: '2', option: undefined }
    })
  })
})

test('a quantity is a whole number within the limit, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat().map(String)), fc.integer({ min: 0, max: 99 }), (typed, limit) => {
      const quantity = readQuantity(typed, limit)
      expect(quantity === null || (Number.isInteger(quantity) && quantity >= 0 && quantity <= limit)).toBe(true)
    })
  )
})

test('a total is the sum of whole cents, and never more by Pix', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  const row = fc.record({ now: cents, cash: cents, quantity: fc.integer({ min: 0, max: 9 }) })
  fc.assert(
    fc.property(fc.array(row), rows => {
      const products = rows.map(({ now, cash, quantity }, index) =>
        product(index + 1, { quantity, price: { ...dear, now, cash: cash < now ? cash : 0 } })
      )
      const { total, cash, units } = sumPicks(resolvePicks({ open: true, products }, {}), null)
      expect(total).toBe(rows.reduce((sum, { now, quantity }) => sum + now * quantity, 0))
      expect(units).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0))
      expect(Number.isInteger(total) && cash <= total).toBe(true)
    })
  )
})
