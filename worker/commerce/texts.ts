import type { Language } from './rules/language.ts'
import texts from './texts.json' with { type: 'json' }

export type TextKey = keyof typeof texts.pt

export type TextValues = Record<string, string | number>

/** Plain text: the values are not escaped. */
export function say(language: Language, key: TextKey, values: TextValues = {}): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
