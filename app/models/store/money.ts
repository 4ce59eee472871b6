import { formatDecimal } from '../../i18n/format.ts'
import type { LanguageCode } from '../../i18n/language.ts'

/** BRL on the wire (49.9) as integer cents. Null when it is not a number. */
export function toCents(brl: number | null | undefined): number | null {
  return typeof brl === 'number' && Number.isFinite(brl) ? Math.round(brl * 100) : null
}

/** `R$ 1.234,56` in Portuguese, `R$ 1,234.56` in English, with a no-break space. Spec 5: empty when not numeric. */
export function formatBRL(cents: unknown, language: LanguageCode): string {
  if (typeof cents !== 'number' || !Number.isFinite(cents)) return ''
  const sign = cents < 0 ? '-' : ''
  return `${sign}R$\u00a0${formatDecimal(Math.abs(cents) / 100, 2, language)}`
}

export function decimalBRL(cents: number): string {
  return (cents / 100).toFixed(2)
}
