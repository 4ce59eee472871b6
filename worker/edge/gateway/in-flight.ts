export type InFlight = ReturnType<typeof createInFlight>

const MAX_KEYS = 2_000

/** Stores times, not promises: a cancelled request never ends its work, which counts for at most `abandonedMs`. */
export function createInFlight(now: () => number, abandonedMs: number) {
  const all = new Map<string, Set<{ sinceMs: number }>>()

  function end(key: string, one: { sinceMs: number }): void {
    const some = all.get(key)
    some?.delete(one)
    if (some?.size === 0) all.delete(key)
  }

  return {
    count(key: string): number {
      for (const one of all.get(key) ?? []) if (now() - one.sinceMs > abandonedMs) end(key, one)
      return all.get(key)?.size ?? 0
    },
    begin(key: string): () => void {
      if (all.size > MAX_KEYS) all.clear()
      const one = { sinceMs: now() }
      all.set(key, (all.get(key) ?? new Set()).add(one))
      return () => end(key, one)
    }
  }
}

const FIRST_LOOK_MS = 4
const LONGEST_LOOK_MS = 50

/** What `look` finds, or null when the time is over. Polls, because a promise of another request may never settle. */
export async function findInTime<T>(look: () => T | null, patienceMs: number): Promise<T | null> {
  let found = look()
  let waitedMs = 0
  for (
    let stepMs = FIRST_LOOK_MS;
    found === null && waitedMs < patienceMs;
    stepMs = Math.min(LONGEST_LOOK_MS, stepMs * 2)
  ) {
    await new Promise(resolve => setTimeout(resolve, stepMs))
    waitedMs += stepMs
    found = look()
  }
  return found
}
