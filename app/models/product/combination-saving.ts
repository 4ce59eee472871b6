import type { Combination } from './combinations.ts'

/** Cents that the indicated product costs less. */
export function savingOf({ percent, amount }: Pick<Combination, 'percent' | 'amount'>, price: number): number {
  return Math.min(price, amount + Math.round((price * percent) / 100))
}
