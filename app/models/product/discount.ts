/** Percent off the list price, rounded down to a whole number. */
export function discountPercent({ was, now }: { was: number; now: number }): number {
  return was > now && now > 0 ? Math.floor(((was - now) * 100) / was) : 0
}
