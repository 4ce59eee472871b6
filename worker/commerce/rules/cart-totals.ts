import { cashCents } from './price.ts'

export interface PricedLine {
  unitCents: number
  quantity: number
  /** Whether the line can be bought; what cannot is shown and not counted. */
  counted: boolean
}

export interface CartTotals {
  lines: number
  units: number
  subtotalCents: number
  cashCents: number
  cashDiscountCents: number
}

/**
 * The sum rule: the total is the sum of unit price x quantity over the lines that can be bought, in integer cents. The
 * cash price is taken off that sum once, so that it is rounded once, and the discount is the difference of the two.
 */
export function cartTotals(lines: PricedLine[], cashPercent: number): CartTotals {
  const counted = lines.filter(line => line.counted)
  const subtotalCents = counted.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  const cash = cashCents(subtotalCents, cashPercent)
  return {
    lines: counted.length,
    units: counted.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents,
    cashCents: cash,
    cashDiscountCents: subtotalCents - cash
  }
}
