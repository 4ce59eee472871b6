import type { Installments } from '../product/installments.ts'
import type { Cart, CartLine, Promotion } from './cart.ts'

export type SummedCart = Pick<Cart, 'total' | 'subtotal'> & {
  promotions: readonly Pick<Promotion, 'name' | 'discount'>[]
  lines: readonly Pick<CartLine, 'quantity' | 'price'>[]
}

/** Shows a subtotal only when the rows add up to the total: an API may apply discounts that it does not list. */
export function cartSums({ lines, total, subtotal, promotions }: SummedCart) {
  const counted = countedLines(lines)
  const discount = sum(promotions.map(promotion => promotion.discount))
  const candidates = [subtotal, sum(lines.map(priceOf)), sum(counted.map(priceOf))]
  const reduced = sum(counted.map(({ quantity, price }) => Math.max(0, price.was - price.now) * quantity))
  return {
    subtotal: candidates.find(value => value !== null && total !== null && value - discount === total) ?? null,
    discounts: promotions,
    saved: reduced + discount
  }
}

/** Spec 5: the highest count whose interest rate is zero or less. Null when there is none above 1. */
export function interestFree(options: Cart['installments']): Installments | null {
  const free = options.filter(({ count, value, rate }) => rate <= 0 && value > 0 && count > 1)
  return free.reduce<Installments | null>((best, each) => (best && best.count >= each.count ? best : each), null)
}

/** Drops lines that are no longer available: their total is 0 while other lines have one. */
function countedLines(lines: SummedCart['lines']): SummedCart['lines'] {
  const counted = lines.filter(({ price }) => price.total > 0)
  return counted.length > 0 ? counted : lines
}

function priceOf({ quantity, price }: SummedCart['lines'][number]): number {
  return price.now * quantity
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}
