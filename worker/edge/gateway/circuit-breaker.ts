export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

const FAILURES_IN_A_ROW = 5
const WINDOW_MS = 10_000
const WINDOW_CALLS = 20
const OPEN_MS = 10_000

/**
 * Blocks calls that keep failing, so that callers get a failure or a stale answer at once.
 * closed --5 failures in a row, or more than half of 20 and more in 10 s--> open --10 s--> one probe
 * probe --success--> closed, --failure--> open for another 10 s
 */
export function createCircuitBreaker(now: () => number) {
  let inARow = 0
  let failing = new Set<string>()
  let calls: { atMs: number; succeeded: boolean }[] = []
  let openedAtMs: number | null = null

  function isBroken(): boolean {
    const failed = calls.filter(({ succeeded }) => !succeeded).length
    return inARow >= FAILURES_IN_A_ROW || (calls.length >= WINDOW_CALLS && failed > calls.length / 2)
  }

  function close(): void {
    openedAtMs = null
    inARow = 0
    calls = []
  }

  return {
    isOpen: () => openedAtMs !== null,
    /** Whether the last call failed. */
    isFailing: () => openedAtMs !== null || inARow > 0,
    isBlocked: () => openedAtMs !== null && now() - openedAtMs < OPEN_MS,
    /** The next call is the probe. Others are blocked until its outcome is known, or for another 10 s. */
    probe(): void {
      if (openedAtMs !== null) openedAtMs = now()
    },
    /** `marks`: what failing calls have in common, such as an address. Each mark counts once in a row of failures. */
    record(succeeded: boolean, marks: string[]): void {
      const isCounted = succeeded || !marks.some(mark => failing.has(mark))
      if (succeeded) failing = new Set()
      else if (isCounted) failing = new Set([...failing, ...marks])
      if (openedAtMs !== null) {
        if (succeeded) close()
        return
      }
      if (!isCounted) return
      const atMs = now()
      inARow = succeeded ? 0 : inARow + 1
      calls = [...calls.filter(call => atMs - call.atMs < WINDOW_MS).slice(-99), { atMs, succeeded }]
      if (isBroken()) openedAtMs = atMs
    }
  }
}
