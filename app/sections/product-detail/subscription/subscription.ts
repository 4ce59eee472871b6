import { readText } from '../offer.ts'

export const WAY_FIELD = 'compra'
export const RECURRENCE_FIELD = 'recorrencia'
export const ONCE = 'unica'
export const SUBSCRIBED = 'assinatura'

/** The form's delivery interval in days; '' for a single purchase. */
export function readRecurrence(form: FormData): string {
  return form.get(WAY_FIELD) === SUBSCRIBED ? readText(form, RECURRENCE_FIELD) || '?' : ''
}

/** Days; 0 for a single purchase; null when unavailable. */
export function toRecurrence(typed: string | undefined, offered: readonly number[]): number | null {
  if (!typed) return 0
  return offered.find(days => String(days) === typed) ?? null
}
