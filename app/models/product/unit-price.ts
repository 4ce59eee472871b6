import type { Measure } from './measure.ts'

/** Lei 10.962/2004, art. 2-A: cents per 100 g, 100 ml or piece, rounded. */
export function unitPrice(cents: number, { amount, unit }: Measure): number {
  return Math.round((cents * baseOf(unit)) / amount)
}

export function baseOf(unit: Measure['unit']): number {
  return unit === 'un' ? 1 : 100
}
