/**
 * A subscription is a unit of sale: the same product, to come again every so many days. So it is part of a cart line's
 * identity, which the contract fixes, and a subscribed unit never runs into one that is bought once.
 */
export const RECURRENCES_DAYS: readonly number[] = [30, 60, 90]

/** Days between two deliveries; 0 for a unit that is bought once. */
export function recurrenceOf(unitId: number): number {
  return RECURRENCES_DAYS.includes(unitId) ? unitId : 0
}

/** The days that `parametros` of a cart item ask for: `recorrencia=30`, the same as JSON, or an object; else 0. */
export function askedRecurrence(parameters: unknown): number {
  const text = typeof parameters === 'string' ? parameters : JSON.stringify(parameters ?? '')
  return recurrenceOf(Number(/\brecorrencia\W{1,4}(\d{1,3})\b/.exec(text)?.[1] ?? 0))
}
