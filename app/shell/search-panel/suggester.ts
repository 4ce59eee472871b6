import type { ApiResult } from '../../api/failure'
import { type Suggestions, termKey } from '../../models/suggestions'

/** Shorter terms find everything. */
export const MIN_TERM_LENGTH = 2
const MAX_KEPT = 50

type Ask = (term: string, signal: AbortSignal) => Promise<ApiResult<Suggestions>>

export type Suggester = ReturnType<typeof createSuggester>

/** Suggestions by term, kept as long as the page lives; the one asked for longest ago is dropped first. */
export function createSuggester(ask: Ask) {
  const kept = new Map<string, Suggestions>()

  function recall(term: string): Suggestions | null {
    return kept.get(termKey(term)) ?? null
  }

  /** Null when it failed, or when `signal` says that nobody waits any more: an answer that comes late is not shown. */
  async function suggest(term: string, signal: AbortSignal): Promise<Suggestions | null> {
    const held = recall(term)
    if (held) return held
    const result = await ask(term, signal)
    if (!result.ok) return null
    keep(termKey(term), result.data)
    return signal.aborted ? null : result.data
  }

  function keep(key: string, suggestions: Suggestions): void {
    const [oldest] = kept.keys()
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, suggestions)
  }

  return { recall, suggest }
}
