import type { LanguageCode } from './language.ts'
import type { TextKey, Translator } from './translator.ts'

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
