import { cashCents } from './price.ts'

/** A subscription is a unit of sale, so that its line never merges with a single purchase. */
export const RECURRENCES_DAYS: readonly number[] = [30, 60, 90]

export function recurrenceOf(unitId: number): number {
  return RECURRENCES_DAYS.includes(unitId) ? unitId : 0
}

/** The price of one unit, in cents. `recurrence` is 0 for a single purchase. */
export function subscribedCents(cents: number, recurrence: number, discountPercent = 0): number {
  return recurrence > 0 ? cashCents(cents, discountPercent) : cents
}

/** The interval in `parametros` of a cart item: `recorrencia=30`, the same as JSON, or an object; else 0. */
export function askedRecurrence(parameters: unknown): number {
  const text = typeof parameters === 'string' ? parameters : JSON.stringify(parameters ?? '')
  return recurrenceOf(Number(/\brecorrencia\W{1,4}(\d{1,3})\b/.exec(text)?.[1] ?? 0))
}
