/** The seconds of a directive of `Cache-Control`; 0 without it. */
export function secondsIn(cacheControl: string, name: string): number {
  return Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0)
}
