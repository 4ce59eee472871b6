import { cashCents } from './price.ts'

export interface PricedLine {
  unitCents: number
  quantity: number
  counted: boolean
  /** The promotions' discount on the whole line. */
  discountCents: number
}

export type CartTotals = ReturnType<typeof cartTotals>

/** In integer cents. The cash price is computed from the total, so that it is rounded once. */
export function cartTotals(lines: PricedLine[], cashPercent: number, couponPercent = 0) {
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

export function lineCents(line: PricedLine): number {
  return line.counted ? line.unitCents * line.quantity - line.discountCents : 0
}
