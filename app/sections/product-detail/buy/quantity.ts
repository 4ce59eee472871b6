/** Spec 3: quantity is 1 by default. */
export const DEFAULT_QUANTITY = 1

/** A whole number from 1 up; nothing typed is the default. */
export function isQuantity(typed: string): boolean {
  return /^\s*(0*[1-9]\d*)?\s*$/.test(typed)
}

/** What `isQuantity` holds of. */
export function readQuantity(typed: string): number {
  return typed.trim() === '' ? DEFAULT_QUANTITY : Number(typed)
}

/** What was typed, as a whole number from 1 to the limit; what is no number is the default. */
export function clampQuantity(typed: string | number, limit: number): number {
  const value = typeof typed === 'number' ? typed : readWhole(typed)
  if (!Number.isFinite(value)) return DEFAULT_QUANTITY
  return Math.min(Math.max(Math.trunc(value), DEFAULT_QUANTITY), Math.max(limit, DEFAULT_QUANTITY))
}

/** Not a number where none was typed. */
export function readWhole(typed: string): number {
  return /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.trim().replace(',', '.')) : Number.NaN
}
