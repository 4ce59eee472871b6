import { cashCents } from './price.ts'

export interface PricedLine {
  unitCents: number
  quantity: number
  /** Whether the line can be bought; what cannot is shown and not counted. */
  counted: boolean
  /** What promotions take off the whole line. */
  discountCents: number
}

export interface CartTotals {
  lines: number
  units: number
  /** What the coupon takes off the sum of the lines. */
  couponCents: number
  /** What is to be paid. */
  totalCents: number
  cashCents: number
  cashDiscountCents: number
}

/**
 * The sum rule: the total is the sum of the line totals less the coupon, in integer cents. The
 * cash price is taken off that total once, so that it is rounded once, and the discount is the difference of the two.
 */
export function cartTotals(lines: PricedLine[], cashPercent: number, couponPercent = 0): CartTotals {
  const counted = lines.filter(line => line.counted)
  const sumCents = counted.reduce((sum, line) => sum + lineCents(line), 0)
  const totalCents = cashCents(sumCents, couponPercent)
  const cash = cashCents(totalCents, cashPercent)
  return {
    lines: counted.length,
    units: counted.reduce((sum, line) => sum + line.quantity, 0),
    couponCents: sumCents - totalCents,
    totalCents,
    cashCents: cash,
    cashDiscountCents: totalCents - cash
  }
}

/** Unit price x quantity less the line's promotions; nothing where the line cannot be bought. */
export function lineCents(line: PricedLine): number {
  return line.counted ? line.unitCents * line.quantity - line.discountCents : 0
}
