import type { Customization } from '../../../models/product/customizations.ts'

/** By customization id. */
export type TypedTexts = Record<string, string>
export type TextProblem = 'empty' | 'long' | { said: string }

const PREFIX = 'texto-'
// A limit, because clients can send fields of any length.
const MAX_TYPED_LENGTH = 1_000
const MAX_TEXTS = 20

export function textField({ id }: Customization): string {
  return PREFIX + id
}

export function readTexts(form: FormData): TypedTexts {
  const entries = [...form].filter(([name]) => name.startsWith(PREFIX)).slice(0, MAX_TEXTS)
  const text = (value: FormDataEntryValue) => (typeof value === 'string' ? value.slice(0, MAX_TYPED_LENGTH) : '')
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(PREFIX.length), text(value)]))
}

/** The cleaned texts, and their problems or null. */
export function toWritten(customizations: readonly Customization[], typed: TypedTexts) {
  const texts = customizations.map(customization => ({ customization, text: cleanText(typed[customization.id] ?? '') }))
  const problems: Record<string, TextProblem> = {}
  for (const { customization, text } of texts) {
    if (customization.required && text === '') problems[customization.id] = 'empty'
    else if (text.length > customization.maxLength) problems[customization.id] = 'long'
  }
  return {
    written: texts.filter(({ text }) => text !== ''),
    problems: Object.keys(problems).length > 0 ? problems : null
  }
}

function cleanText(typed: string): string {
  return typed
    .normalize()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
