import type { LanguageCode } from './language.ts'
import type { TextKey, Translator } from './translator.ts'

/** `14 de março de 2026` / `March 14, 2026`. Takes `YYYY-MM-DD HH:mm:ss` or ISO 8601; '' when it is no date. */
export function formatDate(value: string, language: LanguageCode): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  if (!year || !month || !day) return ''
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // The day as written, wherever it is read: a review of the 14th stays one of the 14th.
  return longDates(language).format(date)
}

const longDates = remembered(
  (language: LanguageCode) => new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' })
)

/** At most two decimals, without zeros at their end. */
export function formatNumber(value: number, language: LanguageCode, maximumFractionDigits = 0): string {
  const text = formatDecimal(value, maximumFractionDigits, language)
  return maximumFractionDigits > 0 ? text.replace(/[.,]?0+$/, '') : text
}

export function formatRating(value: number, language: LanguageCode): string {
  return formatDecimal(value, 1, language)
}

/**
 * `1.234,56` / `1,234.56`, for values of zero and more. Every page formats prices while it hydrates, and the first formatter
 * of `Intl` takes 50 ms of a slow phone: this one writes the same without it.
 */
export function formatDecimal(value: number, digits: number, language: LanguageCode): string {
  const scale = 10 ** digits
  // Rounds the decimal that is written, as Intl does: 4.35 is a little less in binary.
  const rounded = Math.round(Number((value * scale).toPrecision(15))) / scale
  const [whole = '', fraction = ''] = rounded.toFixed(digits).split('.')
  const [thousands, point] = language === 'en' ? [',', '.'] : ['.', ',']
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (fraction && point + fraction)
}

/** Chooses between the two forms that both languages have: texts or their keys. In Portuguese zero is singular ("0 produto"). */
export function plural<T extends string>(count: number, language: LanguageCode, forms: { one: T; other: T }): T {
  const isOne = language === 'en' ? count === 1 : Math.trunc(count) === 0 || Math.trunc(count) === 1
  return isOne ? forms.one : forms.other
}

type StemOf<Key, Ending extends string> = Key extends `${infer Stem}${Ending}` ? Stem : never
type CountKey = StemOf<TextKey, 'One'> & StemOf<TextKey, 'Other'>

/** `counted('listing.count', 2, t)`: `listing.countOne` or `listing.countOther`. `shown`: the count as written. */
export function counted(key: CountKey, count: number, t: Translator, shown: string | number = count): string {
  return t(plural(count, t.language, { one: `${key}One`, other: `${key}Other` }), { count: shown })
}

/** A formatter is made when it is first needed, and once: making one costs more than all that it formats. */
function remembered<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return key => {
    const held = known.get(key) ?? make(key)
    known.set(key, held)
    return held
  }
}

export function dateLocale(language: LanguageCode): string {
  return language === 'en' ? 'en-US' : 'pt-BR'
}
