import type { PricedLine } from './cart-totals.ts'

export interface CombinedLine extends Omit<PricedLine, 'discountCents'> {
  productId: number
}

/** A unit of `otherId` bought with `mainId` is discounted by this percentage. */
export interface Pair {
  mainId: number
  otherId: number
  percent: number
}

/** In cents, by line. A unit belongs to at most one pair; pairs with the largest saving are formed first. */
export function combinationDiscounts(lines: CombinedLine[], pairs: Pair[]): number[] {
  const free = lines.map(line => (line.counted ? line.quantity : 0))
  const discounts = lines.map(() => 0)
  for (const { main, other, savedCents } of candidates(lines, pairs)) {
    const units = main === other ? 0 : Math.min(free[main] ?? 0, free[other] ?? 0)
    free[main] = (free[main] ?? 0) - units
    free[other] = (free[other] ?? 0) - units
    discounts[other] = (discounts[other] ?? 0) + units * savedCents
  }
  return discounts
}

function candidates(lines: CombinedLine[], pairs: Pair[]) {
  const found = pairs.flatMap(({ mainId, otherId, percent }) =>
    linesOf(lines, mainId).flatMap(main =>
      linesOf(lines, otherId).map(other => {
        const savedCents = Math.round(((lines[other]?.unitCents ?? 0) * percent) / 100)
        return { main, other, savedCents }
      })
    )
  )
  return found.sort((a, b) => b.savedCents - a.savedCents)
}

function linesOf(lines: CombinedLine[], productId: number): number[] {
  return lines.flatMap((line, index) => (line.productId === productId ? [index] : []))
}
