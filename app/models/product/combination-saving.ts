import type { Combination } from './combinations.ts'

/** The discount on the combined product, in cents. */
export function savingOf({ percent, amount }: Pick<Combination, 'percent' | 'amount'>, price: number): number {
  return Math.min(price, amount + Math.round((price * percent) / 100))
}
