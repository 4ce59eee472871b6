import '../../i18n/messages/listing.ts'
import type { WireFaixa } from '../../contract/listing.ts'
import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { formatBRL } from '../store/money.ts'
import { isOpenEnded } from './listing-price.ts'

type Range = Pick<WireFaixa, 'de' | 'ate'>

/** `R$ 20,00 – R$ 80,00`, `Até R$ 50,00`, `A partir de R$ 200,00`. */
export function priceText(range: Range, language: LanguageCode): string {
  return rangeText(range, language, brl => formatBRL(Math.round(brl * 100), language))
}

/** `10% – 30%`. */
export function percentText(range: Range, language: LanguageCode): string {
  return rangeText(range, language, percent => `${percent}%`)
}

function rangeText({ de, ate }: Range, language: LanguageCode, write: (value: number) => string): string {
  const t = createTranslator(language)
  if (isOpenEnded({ de, ate }) || ate === null) return t('listing.startingAt', { value: write(de) })
  return de > 0 ? `${write(de)} – ${write(ate)}` : t('listing.upTo', { value: write(ate) })
}
