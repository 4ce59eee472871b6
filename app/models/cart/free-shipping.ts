import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { formatBRL } from '../store/money.ts'

/** Spec 3 and 9: the alert's threshold, in cents. */
export const FREE_SHIPPING_CENTS = 19_900

export function freeShipping(totalCents: number, thresholdCents = FREE_SHIPPING_CENTS) {
  const missingCents = Math.max(0, thresholdCents - totalCents)
  return { missingCents, progress: missingCents === 0 ? 1 : Math.max(0, totalCents / thresholdCents) }
}

/** Spec 9: 'Compre mais R$ {valor} para ganhar frete grátis' or 'Parabéns! Você ganhou Frete Grátis'. */
export function freeShippingText({ missingCents }: { missingCents: number }, language: LanguageCode): string {
  const t = createTranslator(language)
  if (missingCents === 0) return t('shipping.freeReached')
  return t('shipping.freeMissing', { value: formatBRL(missingCents, language) })
}
