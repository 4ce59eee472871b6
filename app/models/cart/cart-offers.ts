import type { Combination } from '../product/combinations.ts'
import type { CartLine } from './cart.ts'

export type OfferingLine = Pick<CartLine, 'key' | 'kind' | 'product' | 'name' | 'path'>

export interface CartOffer<L extends OfferingLine = OfferingLine> {
  line: L
  combination: Combination
}

export const MAX_OFFERS = 3

export function cartOffers<L extends OfferingLine>(
  lines: readonly L[],
  offered: ReadonlyMap<string, readonly Combination[]>
): CartOffer<L>[] {
  const known = new Set(lines.map(({ product }) => product))
  const offers: CartOffer<L>[] = []
  for (const line of lines) {
    for (const combination of (line.kind === 'produto' && line.path && offered.get(line.path)) || []) {
      if (offers.length === MAX_OFFERS || known.has(combination.product.id)) continue
      known.add(combination.product.id)
      offers.push({ line, combination })
    }
  }
  return offers
}

export function unknownPaths(
  lines: readonly OfferingLine[],
  offered: ReadonlyMap<string, readonly Combination[]>
): string[] {
  const paths = lines.flatMap(({ kind, path }) => (kind === 'produto' && path ? [path] : []))
  return [...new Set(paths)].slice(0, MAX_ASKED).filter(path => !offered.has(path))
}

const MAX_ASKED = 4
