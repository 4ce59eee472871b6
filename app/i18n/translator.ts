import rosetta, { type Rosetta } from 'rosetta'
import type { LanguageCode } from './language.ts'
import type { MessageAreas } from './message-areas.ts'
import pt from './pt.json' with { type: 'json' }

/** What the shell shows on every page. */
export type Dictionary = typeof pt

/** `'cart.empty'`: every path of the dictionaries that ends in a text. */
export type TextKey = Leaves<Dictionary & MessageAreas>

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

export interface Translator {
  (key: TextKey, values?: Record<string, string | number>): string
  language: LanguageCode
}

const hasDictionary: Record<LanguageCode, boolean> = { pt: true, en: false }
/** One rosetta per language: its locale is mutable state that no instance ever changes. */
const rosettas: Record<LanguageCode, Rosetta<object>> = { pt: createRosetta('pt'), en: createRosetta('en') }
const translators: Record<LanguageCode, Translator> = { pt: toTranslator('pt'), en: toTranslator('en') }
rosettas.pt.set('pt', pt)

/** Falls back to Portuguese until `english.ts` has loaded. */
export function createTranslator(language: LanguageCode): Translator {
  return translators[hasDictionary[language] ? language : 'pt']
}

/** Called when a dictionary's module loads, so that a browser carries only the language that it shows. */
export function addDictionary(language: LanguageCode, dictionary: Dictionary): void {
  hasDictionary[language] = true
  rosettas[language].set(language, dictionary)
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

function createRosetta(language: LanguageCode): Rosetta<object> {
  const texts = rosetta<object>({})
  texts.locale(language)
  return texts
}

function toTranslator(language: LanguageCode): Translator {
  const texts = rosettas[language]
  return Object.assign((key: TextKey, values?: Record<string, string | number>) => texts.t(key, values), { language })
}
