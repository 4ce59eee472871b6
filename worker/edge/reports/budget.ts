export function createBudget(now: () => number, perMinute: number) {
  let left = perMinute
  let atMs = now()
  return {
    spend(): boolean {
      left = Math.min(perMinute, left + ((now() - atMs) / 60_000) * perMinute)
      atMs = now()
      if (left < 1) return false
      left -= 1
      return true
    }
  }
}
