/** Cents per dose, rounded. Separate from doses.ts, so that no page loads its patterns before the first interaction. */
export function dosePrice(cents: number, doses: number): number {
  return Math.round(cents / doses)
}
