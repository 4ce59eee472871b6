import rosetta from 'rosetta'
import type { LanguageCode } from './language.ts'
import { type Dictionary, pt } from './pt.ts'

/** `'cart.empty'`: every path of the Portuguese dictionary that ends in a text. */
export type TextKey = Leaves<Dictionary>

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

export interface Translator {
  (key: TextKey, values?: Record<string, string | number>): string
  language: LanguageCode
}

const dictionaries: Partial<Record<LanguageCode, Dictionary>> = { pt }
const translators = new Map<LanguageCode, Translator>()

/**
 * One rosetta per language, kept: its locale is mutable state, so no instance ever changes it.
 * English speaks once `english.ts` is loaded, Portuguese until then.
 */
export function createTranslator(language: LanguageCode): Translator {
  const known = translators.get(language)
  if (known) return known
  const dictionary = dictionaries[language]
  if (!dictionary) return createTranslator('pt')
  const made = makeTranslator(language, dictionary)
  translators.set(language, made)
  return made
}

/** Called when a dictionary's module loads, so that a browser carries only the language that it shows. */
export function addDictionary(language: LanguageCode, dictionary: Dictionary): void {
  dictionaries[language] = dictionary
}

function makeTranslator(language: LanguageCode, dictionary: Dictionary): Translator {
  const texts = rosetta<Dictionary>({ [language]: dictionary })
  texts.locale(language)
  return Object.assign((key: TextKey, values?: Record<string, string | number>) => texts.t(key, values), { language })
}
