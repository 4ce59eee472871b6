import '../../i18n/messages/subscribed.ts'
import type { WireDetail } from '../../contract/product-detail.ts'
import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator } from '../../i18n/translator.ts'

/** Intervals in days for an API that offers a subscription but lists no intervals. */
const USUAL_RECURRENCES_DAYS: readonly number[] = [30, 60, 90]
const LONGEST_DAYS = 365
const MAX_RECURRENCES = 12

export function toRecurrences(wire: { assinatura: boolean; recorrencias: readonly number[] }): number[] {
  if (!wire.assinatura) return []
  const named = wire.recorrencias.filter(days => days <= LONGEST_DAYS)
  const days = named.length > 0 ? named : USUAL_RECURRENCES_DAYS
  return [...new Set(days)].sort((a, b) => a - b).slice(0, MAX_RECURRENCES)
}

export type SubscriptionTerms = NonNullable<ReturnType<typeof toSubscriptionTerms>>

/** Null where the API promises nothing. */
export function toSubscriptionTerms({ assinatura, condicoesAssinatura }: WireTerms) {
  const { desconto, cancelaQuandoQuiser: cancelable } = condicoesAssinatura
  const percent = desconto !== null && desconto > 0 && desconto < 100 ? desconto : 0
  return assinatura && (percent > 0 || cancelable) ? { percent, cancelable } : null
}

type WireTerms = Pick<WireDetail, 'assinatura' | 'condicoesAssinatura'>

/** One unit's price in cents, half a cent rounded up as in the cart. */
export function subscribedPrice(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100)
}

export function subscriptionText(days: number, language: LanguageCode): string {
  return createTranslator(language)('subscribed.line', { days })
}

/** Marks a subscribed line through its `adicional`, for an API that does not keep subscriptions apart itself. */
export function toSubscriptionMark(days: number): string {
  return `assinatura-${days}`
}

export function readSubscriptionMark(additional: string): { days: number; rest: string } {
  const [mark = '', days = '0'] = /^assinatura-(\d{1,3})(?:; |$)/.exec(additional) ?? []
  return { days: Number(days), rest: additional.slice(mark.length) }
}
