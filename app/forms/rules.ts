import '../i18n/messages/forms.ts'
import * as v from 'valibot'
import type { TextKey, Translator } from '../i18n/translator.ts'
import { isEmail } from '../models/shopper/email.ts'
import { LENGTHS } from './lengths.ts'

export function requiredText(max: number, t: Translator, empty: TextKey = 'forms.empty') {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(t(empty)), v.maxLength(max, t('forms.long', { count: max })))
}

export function optionalText(max: number, t: Translator) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, t('forms.long', { count: max })))
}

export function emailText(t: Translator, empty?: TextKey) {
  return v.pipe(requiredText(LENGTHS.email, t, empty), v.check(isEmail, t('forms.emailWrong')))
}

/** With area code, and perhaps country code. */
export function phoneText(t: Translator) {
  return v.pipe(optionalText(LENGTHS.phone, t), v.regex(PHONE, t('forms.phoneWrong')))
}

export function choice(pattern: RegExp, wrong: TextKey, t: Translator) {
  return v.pipe(v.string(), v.regex(pattern, t(wrong)))
}

export const checkbox = v.pipe(
  v.string(),
  v.transform(value => value !== '')
)

const PHONE = /^(\D*(?:\d\D*){10,13})?$/
