/** Spec 1: Portuguese is 0, English 1, under this key in browser storage and in the cookie. */
export const LANGUAGE_KEY = 'language'

export type LanguageCode = 'pt' | 'en'
type LanguageNumber = 0 | 1

/** Of a cookie or storage value; whatever is not 1 is Portuguese. */
export function readLanguage(value: string | number | null | undefined): LanguageCode {
  return String(value ?? '').trim() === '1' ? 'en' : 'pt'
}

export function languageNumber(language: LanguageCode): LanguageNumber {
  return language === 'en' ? 1 : 0
}

export function htmlLang(language: LanguageCode): 'pt-BR' | 'en' {
  return language === 'en' ? 'en' : 'pt-BR'
}
