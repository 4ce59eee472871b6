import type { ApiResult } from '../../api/failure.ts'
import { type Suggestions, termKey } from '../../models/listing/suggestions.ts'

export const MIN_TERM_LENGTH = 2
const MAX_KEPT = 50

type Ask = (term: string, signal: AbortSignal) => Promise<ApiResult<Suggestions>>

export function createSuggester(ask: Ask) {
  const kept = new Map<string, Suggestions>()

  function recall(term: string): Suggestions | null {
    return kept.get(termKey(term)) ?? null
  }

  /** Null after a failure or when `signal` is aborted: a late answer is not shown. */
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
