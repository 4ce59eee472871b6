/** Cents of one dose, to the nearest. Apart from doses.ts, whose patterns no page needs before its first move. */
export function dosePrice(cents: number, doses: number): number {
  return Math.round(cents / doses)
}
