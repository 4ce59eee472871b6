import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'

const line = fc.record({
  unitCents: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  counted: fc.boolean(),
  discountCents: fc.constant(0)
})

it('totals are sums of whole cents in any order, and the cash price is rounded once', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const totals = cartTotals(lines, percent)
      expect(cartTotals(lines.toReversed(), percent)).toEqual(totals)
      expect(
        cartTotals(
          lines.filter(({ counted }) => counted),
          percent
        )
      ).toEqual(totals)
      expect(totals.cashCents + totals.cashDiscountCents).toBe(totals.totalCents)
      expect(totals.cashDiscountCents).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(totals.totalCents)).toBe(true)
      expect(totals.lines).toBeLessThanOrEqual(totals.units)
    })
  )
})

it('a coupon is taken off the sum once, and never below zero', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const [without, totals] = [cartTotals(lines, 5), cartTotals(lines, 5, percent)]
      expect(totals.totalCents + totals.couponCents).toBe(without.totalCents)
      expect(totals.couponCents).toBe(without.totalCents - Math.round((without.totalCents * (100 - percent)) / 100))
      expect(totals.totalCents).toBeGreaterThanOrEqual(0)
    })
  )
})
