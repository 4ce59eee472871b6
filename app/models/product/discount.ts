export function discountPercent({ was, now }: { was: number; now: number }): number {
  return was > now && now > 0 ? Math.floor(((was - now) * 100) / was) : 0
}
