import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampQuantity } from './quantity.ts'

test.each([
  ['3', 10, 3],
  [' 7 ', 10, 7],
  ['2,9', 10, 2],
  ['0', 10, 1],
  ['-4', 10, 1],
  ['40', 10, 10],
  ['', 10, 1],
  ['1e9', 10, 1],
  ['três', 10, 1],
  ['5', 0, 1]
])('a quantity of %j with a limit of %d is %d', (typed, limit, quantity) => {
  expect(clampQuantity(typed, limit)).toBe(quantity)
})

test('a quantity is a whole number within the limit, whatever is typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), fc.integer({ min: 1, max: 99 }), (typed, limit) => {
      const quantity = clampQuantity(String(typed), limit)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= limit).toBe(true)
    })
  )
})
