/** Fields of the buy form. */
export const WAY_FIELD = 'compra'
export const RECURRENCE_FIELD = 'recorrencia'

export const ONCE = 'unica'
export const SUBSCRIBED = 'assinatura'

export interface SubscriptionProps {
  /** Days between two deliveries that may be chosen. */
  recurrences: readonly number[]
  /** What had been chosen before the page was written anew. */
  typed: string | undefined
  /** The product cannot be had as it was chosen. */
  isWrong: boolean
}

const MAX_TYPED_LENGTH = 20

/** Days between two deliveries as the form says them; '' when the product is bought once. */
export function readRecurrence(form: FormData): string {
  if (form.get(WAY_FIELD) !== SUBSCRIBED) return ''
  const days = form.get(RECURRENCE_FIELD)
  return typeof days === 'string' ? days.slice(0, MAX_TYPED_LENGTH) || '?' : '?'
}

/** Days; 0 for once. Null when the product cannot be had so. */
export function toRecurrence(typed: string | undefined, offered: readonly number[]): number | null {
  if (!typed) return 0
  return offered.find(days => String(days) === typed) ?? null
}
