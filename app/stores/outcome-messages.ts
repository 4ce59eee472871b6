import type { CartOutcome } from './cart-writes.ts'

/** Messages about the order are shown. Messages about server errors are not; the fallback replaces them. */
export function outcomeMessages(outcome: CartOutcome, fallback: string): readonly string[] {
  if (outcome.ok) return []
  if (outcome.kind === 'refused') return outcome.messages
  return [(isRefused(outcome) && outcome.kind === 'http' && outcome.message) || fallback]
}

export function isRefused(outcome: Exclude<CartOutcome, { ok: true }>): boolean {
  return outcome.kind === 'refused' || (outcome.kind === 'http' && outcome.status < 500)
}
