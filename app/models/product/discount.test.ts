import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent } from './discount.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })

test('a discount is rounded down by less than a percent', () => {
  fc.assert(
    fc.property(cents, cents, (was, now) => {
      const percent = discountPercent({ was, now })
      const off = now > 0 ? Math.max(0, was - now) * 100 : 0
      expect(percent * was).toBeLessThanOrEqual(off)
      expect((percent + 1) * Math.max(1, was)).toBeGreaterThan(off)
    })
  )
})

test.each([
  [100_00, 99_01, 0],
  [100_00, 99_00, 1],
  [59_90, 47_92, 20],
  [199_90, 149_90, 25],
  [0, 10_00, 0]
])('a price from %i to %i is a discount of %i percent', (was, now, percent) => {
  expect(discountPercent({ was, now })).toBe(percent)
})
