/** Spec 3: quantity is 1 by default. */
export const DEFAULT_QUANTITY = 1

/** Whether the text is empty or a whole number of at least 1. */
export function isQuantity(typed: string): boolean {
  return /^\s*(0*[1-9]\d*)?\s*$/.test(typed)
}

/** Parses text that passed `isQuantity`. */
export function readQuantity(typed: string): number {
  return Number(typed) || DEFAULT_QUANTITY
}

/** Parses a typed number, between 1 and the limit; the default when it is not a number. */
export function clampQuantity(typed: string, limit: number): number {
  const value = readWhole(typed)
  if (!Number.isFinite(value)) return DEFAULT_QUANTITY
  return Math.min(Math.max(Math.trunc(value), DEFAULT_QUANTITY), Math.max(limit, DEFAULT_QUANTITY))
}

/** NaN when it is not a number. */
export function readWhole(typed: string): number {
  return /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}
