const WINDOW_MS = 300_000
const MAX_CALLS = 2_000

export function createCallStats(now: () => number) {
  let calls: { atMs: number; ms: number; failed: boolean }[] = []
  return {
    record(ms: number, failed: boolean): void {
      calls.push({ atMs: now(), ms, failed })
      if (calls.length > MAX_CALLS) calls = calls.slice(-MAX_CALLS / 2)
    },
    read() {
      const recent = calls.filter(({ atMs }) => now() - atMs < WINDOW_MS)
      const times = recent.map(({ ms }) => ms).sort((a, b) => a - b)
      const failed = recent.filter(call => call.failed).length
      const p95Ms = times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? null
      return { calls: recent.length, failed, errorRate: recent.length > 0 ? failed / recent.length : 0, p95Ms }
    }
  }
}
