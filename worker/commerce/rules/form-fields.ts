import * as v from 'valibot'
import { say, type TextKey, type TextValues } from '../texts.ts'

export function saying(key: TextKey, values: TextValues = {}) {
  return (issue: v.BaseIssue<unknown>) => say(issue.lang === 'en' ? 'en' : 'pt', key, values)
}

/** Text of one line, cleaned. */
const line = (maxLength: number) => cleaned(maxLength, text => text.replace(/\p{Cc}/gu, ' ').replace(/\s+/g, ' '))

const paragraphs = (maxLength: number) =>
  cleaned(maxLength, text =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .replace(/\n{3,}/g, '\n\n')
  )

export const requiredLine = (maxLength: number) => required(line(maxLength))
export const optionalLine = (maxLength: number) => v.nullish(line(maxLength), '')
export const requiredParagraphs = (maxLength: number) => required(paragraphs(maxLength))
export const optionalParagraphs = (maxLength: number) => v.nullish(paragraphs(maxLength), '')

/** Refuses what cleaning cannot make short enough before it: normalizing a run of marks takes the square of its length. */
function cleaned(maxLength: number, change: (text: string) => string) {
  return v.pipe(
    v.string(),
    maximum(maxLength, MAX_UNCLEAN * maxLength),
    v.transform(text => change(text.normalize()).trim()),
    maximum(maxLength)
  )
}

const MAX_UNCLEAN = 4

function required(text: ReturnType<typeof cleaned>) {
  return v.nullish(v.pipe(text, v.nonEmpty(saying('field-empty'))), '')
}

/** `count` is the maximum that the message names. */
function maximum(count: number, maxLength = count) {
  return v.maxLength<string, number, ReturnType<typeof saying>>(maxLength, saying('field-long', { count }))
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

/** Booleans as forms and clients write them; any other text or number is false. An object may not even have a text. */
export const flagField = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform(value => /^(1|true|on|s|sim)$/i.test(String(value)))
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
