import '../i18n/messages/forms'
import type { TextKey, Translator } from '../i18n/translator'
import { type FieldErrors, type FormAnswer, hasErrors, type Typed } from './form-answer'

export { type FieldErrors, hasErrors, type Typed }
/** Of a form as a browser without JavaScript sent it. */
export interface TypedOutcome<T, F extends string> {
  typed: T
  answer: FormAnswer<F>
}

/** What a field may hold, by the server's own rules too. */
export interface FieldRule {
  /** Characters. */
  max: number
  required?: boolean
  /** What a value looks like, and the words for one that does not. */
  pattern?: RegExp
  wrong?: TextKey
  /** The words for none. */
  empty?: TextKey
}

/** By the names of the wire, so that the server's words find their field. */
export type FormRules<F extends string> = Readonly<Record<F, FieldRule>>

export const NAME: FieldRule = { max: 80, required: true }
export const EMAIL: FieldRule = {
  max: 254,
  required: true,
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/,
  wrong: 'forms.emailWrong'
}
/** With its area code, perhaps its country's. */
export const PHONE: FieldRule = { max: 40, pattern: /^\D*(?:\d\D*){10,13}$/, wrong: 'forms.phoneWrong' }
export const MESSAGE: FieldRule = { max: 2_000 }

// Forms are as long as who sends them likes; one more than allowed is told to be too long.
export function readText(form: FormData, name: string, { max }: FieldRule): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, max + 1) : ''
}

/** What is wrong before anybody is asked, in words. */
export function errorsOf<F extends string>(
  fields: readonly F[],
  rules: FormRules<F>,
  typed: Typed<F>,
  t: Translator
): FieldErrors<F> {
  const errors: FieldErrors<F> = {}
  for (const field of fields) {
    const said = problemOf(typed[field].trim(), rules[field], t)
    if (said) errors[field] = said
  }
  return errors
}

function problemOf(value: string, rule: FieldRule, t: Translator): string {
  const { max, required, pattern, wrong = 'forms.empty', empty = 'forms.empty' } = rule
  if (value === '') return required ? t(empty) : ''
  if (value.length > max) return t('forms.long', { count: max })
  return pattern && !pattern.test(value) ? t(wrong) : ''
}
