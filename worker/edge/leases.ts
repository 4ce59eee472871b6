export interface Leases {
  /** Null when there is no place. A lease that nobody gives back ends by itself: a request that is cut off ends without a word. */
  take(owner: string): (() => void) | null
}

interface LeaseLimits {
  now: () => number
  most: number
  lastsMs: number
}

/** So many at a time, and one of each owner; '' is nobody and may have several. */
export function createLeases({ now, most, lastsMs }: LeaseLimits): Leases {
  let held: { owner: string; untilMs: number }[] = []
  return {
    take(owner) {
      held = held.filter(({ untilMs }) => untilMs > now())
      if (held.length >= most || (owner !== '' && held.some(lease => lease.owner === owner))) return null
      const lease = { owner, untilMs: now() + lastsMs }
      held.push(lease)
      return () => {
        held = held.filter(one => one !== lease)
      }
    }
  }
}
