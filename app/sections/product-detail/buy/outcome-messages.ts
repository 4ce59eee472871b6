import type { CartOutcome } from '../../../stores/cart-writes'

/** What the server says of the order is worth showing; what it says of itself is not. */
export function outcomeMessages(outcome: CartOutcome, fallback: string): readonly string[] {
  if (outcome.ok) return []
  if (outcome.kind === 'refused') return outcome.messages
  return [(isRefused(outcome) && outcome.kind === 'http' && outcome.message) || fallback]
}

/** The order is at fault rather than the shop. */
export function isRefused(outcome: Exclude<CartOutcome, { ok: true }>): boolean {
  return outcome.kind === 'refused' || (outcome.kind === 'http' && outcome.status < 500)
}
