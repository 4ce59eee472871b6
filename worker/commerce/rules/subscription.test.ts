import fc from 'fast-check'
import { expect, it } from 'vitest'
import { subscribedPrice } from '../../../app/models/product/subscription.ts'
import { subscribedCents } from './subscription.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const percent = fc.integer({ min: 1, max: 99 })

it('the discount of a subscription is taken off subscriptions only, in whole cents', () => {
  expect(subscribedCents(99_90, 30, 10)).toBe(89_91)
  expect(subscribedCents(99_90, 0, 10)).toBe(99_90)
  expect(subscribedCents(99_90, 30)).toBe(99_90)
})

it('a subscription costs what the product’s page shows, never more than a single purchase', () => {
  fc.assert(
    fc.property(cents, percent, (price, off) => {
      const charged = subscribedCents(price, 30, off)
      expect(charged).toBe(subscribedPrice(price, off))
      expect(Number.isInteger(charged) && charged >= 0 && charged <= price).toBe(true)
    })
  )
})
