export interface Budget {
  /** Whether there was one left; it is gone then. */
  spend(): boolean
}

/** So many at once and in every minute after that. */
export function createBudget(now: () => number, perMinute: number): Budget {
  let left = perMinute
  let atMs = now()
  return {
    spend() {
      left = Math.min(perMinute, left + ((now() - atMs) / 60_000) * perMinute)
      atMs = now()
      if (left < 1) return false
      left -= 1
      return true
    }
  }
}
