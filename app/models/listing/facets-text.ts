import '../../i18n/messages/listing.ts'
import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { formatBRL } from '../store/money.ts'
import { endOf, type Range } from './listing-price.ts'

export function priceText(range: Range, language: LanguageCode): string {
  return rangeText(range, language, brl => formatBRL(Math.round(brl * 100), language))
}

export function percentText(range: Range, language: LanguageCode): string {
  return rangeText(range, language, percent => `${percent}%`)
}

function rangeText(range: Range, language: LanguageCode, write: (value: number) => string): string {
  const t = createTranslator(language)
  const end = endOf(range)
  if (end === null) return t('listing.startingAt', { value: write(range.de) })
  return range.de > 0 ? `${write(range.de)} – ${write(end)}` : t('listing.upTo', { value: write(end) })
}
