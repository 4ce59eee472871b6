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
  subtotalCents: number
  cashCents: number
  cashDiscountCents: number
}

/**
 * The sum rule: the total is the sum of the line totals, in integer cents. The
 * cash price is taken off that sum once, so that it is rounded once, and the discount is the difference of the two.
 */
export function cartTotals(lines: PricedLine[], cashPercent: number): CartTotals {
  const counted = lines.filter(line => line.counted)
  const subtotalCents = counted.reduce((sum, line) => sum + lineCents(line), 0)
  const cash = cashCents(subtotalCents, cashPercent)
  return {
    lines: counted.length,
    units: counted.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    cashCents: cash,
    cashDiscountCents: subtotalCents - cash
  }
}

/** Unit price x quantity less the line's promotions; nothing where the line cannot be bought. */
export function lineCents(line: PricedLine): number {
  return line.counted ? line.unitCents * line.quantity - line.discountCents : 0
}
