export interface Underway {
  /** How many with this key have begun and not ended. */
  count(key: string): number
  /** Begins one; what it returns ends it. */
  begin(key: string): () => void
}

/** More is what was abandoned. */
const MAX_KEYS = 2_000

/**
 * Counts work of several requests. A request that was broken off with its work never says that it has ended: after
 * `abandonedMs` it counts no more. Times and no promises: those of another request would hang with it.
 */
export function createUnderway(now: () => number, abandonedMs: number): Underway {
  const all = new Map<string, Set<{ sinceMs: number }>>()

  function end(key: string, one: { sinceMs: number }): void {
    const some = all.get(key)
    some?.delete(one)
    if (some?.size === 0) all.delete(key)
  }

  return {
    count(key) {
      for (const one of all.get(key) ?? []) if (now() - one.sinceMs > abandonedMs) end(key, one)
      return all.get(key)?.size ?? 0
    },
    begin(key) {
      if (all.size > MAX_KEYS) all.clear()
      const one = { sinceMs: now() }
      all.set(key, (all.get(key) ?? new Set()).add(one))
      return () => end(key, one)
    }
  }
}
