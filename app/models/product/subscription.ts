import '../../i18n/messages/subscription.ts'
import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator } from '../../i18n/translator.ts'

/** Days between two deliveries that an API is asked for which says that a product has a subscription and no more. */
const USUAL_RECURRENCES_DAYS: readonly number[] = [30, 60, 90]
const LONGEST_DAYS = 365
const MAX_RECURRENCES = 12

/** Days between two deliveries that may be chosen, the shortest first; none where the product has no subscription. */
export function toRecurrences(wire: { assinatura: boolean; recorrencias: readonly number[] }): number[] {
  if (!wire.assinatura) return []
  const named = wire.recorrencias.filter(days => days <= LONGEST_DAYS)
  const days = named.length > 0 ? named : USUAL_RECURRENCES_DAYS
  return [...new Set(days)].sort((a, b) => a - b).slice(0, MAX_RECURRENCES)
}

/** `Assinatura: a cada 30 dias` */
export function subscriptionText(days: number, language: LanguageCode): string {
  return createTranslator(language)('subscription.line', { days })
}

const MARK = 'assinatura-'

/** What tells a subscribed line from others where the API does not put subscriptions together itself: its `adicional`. */
export function toSubscriptionMark(days: number): string {
  return MARK + days
}

/** The mark, alone or before what else the line is known by; 0 where there is none. */
export function readSubscriptionMark(additional: string): { days: number; rest: string } {
  const [mark = '', days = '0'] = /^assinatura-(\d{1,3})(?:; |$)/.exec(additional) ?? []
  return { days: Number(days), rest: additional.slice(mark.length) }
}
