import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CombinedLine, combinationDiscounts } from './combination-discount.ts'

const line = (productId: number, unitCents: number, quantity: number): CombinedLine => ({
  productId,
  unitCents,
  quantity,
  counted: true
})

it('a combination discounts as many units as were bought with the main product', () => {
  const pair = { mainId: 1, otherId: 2, percent: 10 }
  expect(combinationDiscounts([line(1, 50_00, 1), line(2, 30_00, 3)], [pair])).toEqual([0, 3_00])
  expect(combinationDiscounts([line(1, 50_00, 5), line(2, 30_00, 3)], [pair])).toEqual([0, 9_00])
  expect(combinationDiscounts([line(2, 30_00, 3)], [pair])).toEqual([0])
  expect(combinationDiscounts([{ ...line(1, 50_00, 1), counted: false }, line(2, 30_00, 3)], [pair])).toEqual([0, 0])
})

it('a combination counts a unit once when two products offer each other', () => {
  const pairs = [
    { mainId: 1, otherId: 2, percent: 10 },
    { mainId: 2, otherId: 1, percent: 10 }
  ]
  expect(combinationDiscounts([line(1, 50_00, 1), line(2, 30_00, 1)], pairs)).toEqual([5_00, 0])
})

it('a combination takes off at most a line’s price, and nothing off a sold-out product', () => {
  const id = fc.integer({ min: 1, max: 4 })
  const anyLine = fc.record({
    productId: id,
    unitCents: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    counted: fc.boolean()
  })
  const anyPair = fc.record({ mainId: id, otherId: id, percent: fc.integer({ min: 0, max: 100 }) })
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.array(anyPair, { maxLength: 8 }), (lines, pairs) => {
      const discounts = combinationDiscounts(lines, pairs)
      expect(discounts).toHaveLength(lines.length)
      discounts.forEach((cents, index) => {
        const { unitCents = 0, quantity = 0, counted = false } = lines[index] ?? {}
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(counted ? unitCents * quantity : 0)
      })
    })
  )
})
