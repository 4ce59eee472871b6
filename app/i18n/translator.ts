import rosetta, { type Rosetta } from 'rosetta'
import type { LanguageCode } from './language.ts'
import pt from './pt.json' with { type: 'json' }

/** What the shell shows on every page. */
type Dictionary = typeof pt

/** The messages in Portuguese: the shell's, and each area's as its module declares them. */
export interface MessageAreas extends Dictionary {}

/** `'cart.empty'`: every path of the messages that ends in a text. */
export type TextKey = Leaves<MessageAreas>

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

export interface Translator {
  (key: TextKey, values?: Record<string, string | number>): string
  language: LanguageCode
}

/** One rosetta per language: its locale is mutable state that no instance ever changes. */
const rosettas: Record<LanguageCode, Rosetta<object>> = { pt: rosetta(), en: rosetta() }
rosettas.pt.set('pt', pt)
const portuguese = toTranslator('pt')
let english = portuguese

/** Falls back to Portuguese until `english.ts` has loaded. */
export function createTranslator(language: LanguageCode): Translator {
  return language === 'en' ? english : portuguese
}

/** Called when the module of the dictionary loads, so that a browser carries only the language that it shows. */
export function addEnglish(dictionary: Dictionary): void {
  rosettas.en.set('en', dictionary)
  english = toTranslator('en')
}

/** Called when an area's module loads. Areas are small, so both languages come together. */
export function addMessages<T extends Messages>(area: keyof MessageAreas, messages: { pt: T; en: SameKeys<T> }): void {
  rosettas.pt.set('pt', { [area]: messages.pt })
  rosettas.en.set('en', { [area]: messages.en })
}

interface Messages {
  readonly [key: string]: string | Messages
}

type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

function toTranslator(language: LanguageCode): Translator {
  const texts = rosettas[language]
  texts.locale(language)
  return Object.assign((key: TextKey, values?: Record<string, string | number>) => texts.t(key, values), { language })
}
