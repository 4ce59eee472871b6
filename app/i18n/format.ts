import { htmlLang, type LanguageCode } from './language.ts'

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

export function formatNumber(value: number, language: LanguageCode, maximumFractionDigits = 0): string {
  return numbers(maximumFractionDigits)(language).format(value)
}

const numbers = remembered((maximumFractionDigits: number) =>
  remembered((language: LanguageCode) => new Intl.NumberFormat(dateLocale(language), { maximumFractionDigits }))
)

/** `4,8` / `4.8`: averages of ratings. */
export function formatRating(value: number, language: LanguageCode): string {
  return RATINGS[language].format(value)
}

/** Formatters with that many decimals, to be made once: on a page full of cards, making them is what costs. */
export function decimals(count: number): Record<LanguageCode, Intl.NumberFormat> {
  const digits = { minimumFractionDigits: count, maximumFractionDigits: count }
  return { pt: new Intl.NumberFormat('pt-BR', digits), en: new Intl.NumberFormat('en-US', digits) }
}

const RATINGS = decimals(1)

/** Chooses between the two forms that both languages have: texts or their keys. In Portuguese zero is singular ("0 produto"). */
export function plural<T extends string>(count: number, language: LanguageCode, forms: { one: T; other: T }): T {
  return pluralRules(language).select(count) === 'one' ? forms.one : forms.other
}

const pluralRules = remembered((language: LanguageCode) => new Intl.PluralRules(htmlLang(language)))

/** A formatter is made when it is first needed, and once: making one costs more than all that it formats. */
function remembered<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return key => {
    const held = known.get(key) ?? make(key)
    known.set(key, held)
    return held
  }
}

function dateLocale(language: LanguageCode): string {
  return language === 'en' ? 'en-US' : 'pt-BR'
}
