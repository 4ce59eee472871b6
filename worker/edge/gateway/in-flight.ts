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

/**
 * Begins as soon as it may, or returns null when the time is over. Polls, because a promise of another request may never
 * settle.
 */
export async function beginInTime<T>(
  mayBegin: () => boolean,
  begin: () => T,
  { patienceMs, stepMs }: { patienceMs: number; stepMs: number }
): Promise<T | null> {
  for (let leftMs = patienceMs; !mayBegin(); leftMs -= stepMs) {
    if (leftMs <= 0) return null
    await new Promise(resolve => setTimeout(resolve, stepMs))
  }
  return begin()
}
