import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashCents, installmentsOf, reais } from './price.ts'

const terms = { maxInstallments: 6, freeInstallments: 3, installmentInterestPercent: 2.99, minInstallmentCents: 1000 }
const cents = fc.integer({ min: 1, max: 10_000_000 })

describe('prices', () => {
  it('follow the contract: 149.90 at 5 % is 142.41, and four installments at 2.99 % are 40.32', () => {
    expect(cashCents(14990, 5)).toBe(14241)
    expect(installmentsOf(14990, terms).slice(0, 4)).toEqual([
      { count: 1, valueCents: 14990, totalCents: 14990, interestPercent: 0 },
      { count: 2, valueCents: 7495, totalCents: 14990, interestPercent: 0 },
      { count: 3, valueCents: 4997, totalCents: 14990, interestPercent: 0 },
      { count: 4, valueCents: 4032, totalCents: 16128, interestPercent: 2.99 }
    ])
  })

  it('have a whole cash price between zero and the price, lower for a larger discount', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (price, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)]
        expect(Number.isInteger(cashCents(price, a))).toBe(true)
        expect(cashCents(price, more)).toBeLessThanOrEqual(cashCents(price, less))
        expect(cashCents(price, 0)).toBe(price)
        expect(cashCents(price, 100)).toBe(0)
      })
    )
  })

  it('have installments from one upward, none below the minimum, interest-free ones at the price itself', () => {
    fc.assert(
      fc.property(cents, price => {
        const options = installmentsOf(price, terms)
        expect(options.map(option => option.count)).toEqual(options.map((_, index) => index + 1))
        for (const option of options) {
          if (option.count > 1) expect(option.valueCents).toBeGreaterThanOrEqual(terms.minInstallmentCents)
          if (option.count <= 3) expect(option.totalCents).toBe(price)
          else expect(option.totalCents).toBe(option.valueCents * option.count)
          expect(Math.abs(option.count * option.valueCents - option.totalCents) * 2).toBeLessThanOrEqual(option.count)
        }
      })
    )
  })

  it('never have a total that interest lowers', () => {
    fc.assert(
      fc.property(cents, price => {
        const totals = installmentsOf(price, terms).map(option => option.totalCents)
        expect(totals.every((total, index) => index === 0 || total >= price)).toBe(true)
      })
    )
  })

  it('survive the conversion to reais and back', () => {
    fc.assert(
      fc.property(cents, price => {
        expect(Math.round(reais(price) * 100)).toBe(price)
      })
    )
  })

  it('have no installments at zero', () => {
    expect(installmentsOf(0, terms)).toEqual([])
  })
})
