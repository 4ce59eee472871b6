import * as v from 'valibot'
import { say, type TextKey, type TextValues } from '../texts.ts'

export function saying(key: TextKey, values: TextValues = {}) {
  return (issue: v.BaseIssue<unknown>) => say(issue.lang === 'en' ? 'en' : 'pt', key, values)
}

export const line = cleaned(text => text.replace(/\p{Cc}/gu, ' ').replace(/\s+/g, ' '))

const paragraphs = cleaned(text =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
)

export const requiredLine = (maxLength: number) => required(line, maxLength)
export const optionalLine = (maxLength: number) => optional(line, maxLength)
export const requiredParagraphs = (maxLength: number) => required(paragraphs, maxLength)
export const optionalParagraphs = (maxLength: number) => optional(paragraphs, maxLength)

function cleaned(change: (text: string) => string) {
  return v.pipe(
    v.string(),
    v.transform(text => change(text.normalize()).trim())
  )
}

function required(text: typeof line, maxLength: number) {
  return v.nullish(v.pipe(text, v.nonEmpty(saying('field-empty')), maximum(maxLength)), '')
}

function optional(text: typeof line, maxLength: number) {
  return v.nullish(v.pipe(text, maximum(maxLength)), '')
}

function maximum(count: number) {
  return v.maxLength<string, number, ReturnType<typeof saying>>(count, saying('field-long', { count }))
}

/** Lower case, so that spellings of an address are equal. */
export const emailField = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty(saying('field-empty')),
    v.maxLength(254, saying('email-wrong')),
    v.email(saying('email-wrong'))
  ),
  ''
)

export const phoneField = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(40, saying('phone-wrong')),
    v.check(text => text === '' || /^\d{10,13}$/.test(text.replace(/\D/g, '')), saying('phone-wrong'))
  ),
  ''
)

/** Booleans as forms and clients write them; any other value is false. */
export const flagField = v.pipe(
  v.unknown(),
  v.transform(value => value === true || value === 1 || /^(1|true|on|s|sim)$/i.test(String(value)))
)

/** A whole number from 1, as a number or a text. 0 and an empty text count as missing. */
export function numberField(to: number, wrong: TextKey, missing = wrong) {
  return v.nullish(
    v.pipe(
      v.union([v.number(), v.string()], saying(wrong)),
      v.transform(Number),
      v.check(number => number !== 0, saying(missing)),
      v.check(number => Number.isInteger(number) && number >= 1 && number <= to, saying(wrong))
    ),
    0
  )
}
