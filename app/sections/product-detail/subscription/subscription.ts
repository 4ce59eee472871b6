export const WAY_FIELD = 'compra'
export const RECURRENCE_FIELD = 'recorrencia'
export const ONCE = 'unica'
export const SUBSCRIBED = 'assinatura'

const MAX_TYPED_LENGTH = 20

/** The form's delivery interval in days; '' for a single purchase. */
export function readRecurrence(form: FormData): string {
  if (form.get(WAY_FIELD) !== SUBSCRIBED) return ''
  const days = form.get(RECURRENCE_FIELD)
  return typeof days === 'string' ? days.slice(0, MAX_TYPED_LENGTH) || '?' : '?'
}

/** Days; 0 for a single purchase; null when unavailable. */
export function toRecurrence(typed: string | undefined, offered: readonly number[]): number | null {
  if (!typed) return 0
  return offered.find(days => String(days) === typed) ?? null
}
