export interface Budget {
  /** Takes one unit; false when none is left. */
  spend(): boolean
}

/** Allows `perMinute` units at once, and refills at that rate. */
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
