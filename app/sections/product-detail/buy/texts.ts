import { cleanText } from '../../../models/content/clean-text'
import type { Customization, WrittenText } from '../../../models/product/customizations'

/** By customization id. */
export type TypedTexts = Record<string, string>
/** Our own error, or the server's text. */
export type TextProblem = 'empty' | 'long' | { said: string }

const PREFIX = 'texto-'
// A limit, because clients can send fields of any length.
const MAX_TYPED_LENGTH = 1_000
const MAX_TEXTS = 20

/** Name of the field in the buy form: `texto-103`. */
export function textField({ id }: Pick<Customization, 'id'>): string {
  return PREFIX + id
}

export function readTexts(form: FormData): TypedTexts {
  const entries = [...form].filter(([name]) => name.startsWith(PREFIX)).slice(0, MAX_TEXTS)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.slice(PREFIX.length),
      typeof value === 'string' ? value.slice(0, MAX_TYPED_LENGTH) : ''
    ])
  )
}

/** The cleaned texts, and their problems or null. */
export function toWritten(
  customizations: readonly Customization[],
  typed: TypedTexts
): { written: WrittenText[]; problems: Record<string, TextProblem> | null } {
  const texts = customizations.map(customization => ({ customization, text: cleanText(typed[customization.id] ?? '') }))
  const problems = texts.flatMap(text => {
    const problem = problemOf(text)
    return problem ? [[text.customization.id, problem] as const] : []
  })
  return {
    written: texts.filter(({ text }) => text !== ''),
    problems: problems.length > 0 ? Object.fromEntries(problems) : null
  }
}

function problemOf({ customization: { required, maxLength }, text }: WrittenText): TextProblem | null {
  if (required && text === '') return 'empty'
  return text.length > maxLength ? 'long' : null
}
