export interface Leases {
  /** Null when all leases are taken. Leases expire, because a cancelled request never releases its own. */
  take(owner: string): (() => void) | null
}

interface LeaseLimits {
  now: () => number
  most: number
  lastsMs: number
}

/** Grants at most `most` leases at a time, one for each owner. The owner '' may hold several. */
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
