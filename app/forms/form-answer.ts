import '../i18n/messages/forms.ts'
import type { ApiFailure } from '../api/failure.ts'
import type { Translator } from '../i18n/translator.ts'

export type Typed<F extends string> = Record<F, string>
export type FieldErrors<F extends string> = Partial<Record<F, string>>

/** Plain text for the shopper. `message` of a failure is '' when the field errors are enough. */
export type FormAnswer<F extends string> = { ok: true; message: string } | Refusal<F>

export interface Refusal<F extends string> {
  ok: false
  message: string
  errors: FieldErrors<F>
}

/** Action data of a form. `typed` refills the form when a document shows the answer. */
export interface FormOutcome<F extends string> {
  typed: Typed<F>
  answer: FormAnswer<F>
}

export function failed(t: Translator, reason = ''): Refusal<never> {
  return { ok: false, message: [t('forms.failed'), reason].filter(Boolean).join(' '), errors: {} }
}

/** The message for a failed call. Includes the server's reason when the shopper can act on it. */
export function failedCall({ kind, status, message }: ApiFailure, t: Translator): FormAnswer<never> {
  return failed(t, kind === 'http' && status < 500 && status !== 404 ? message : '')
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0
}

/** Server errors of fields are shown beside them; server errors of the call are not shown. */
export function refused<F extends string>(
  failure: ApiFailure,
  fields: readonly F[],
  t: Translator,
  alsoRefused: Record<string, F> = {}
): FormAnswer<F> {
  const { fields: said = {} } = failure
  const errors: FieldErrors<F> = {}
  for (const [name, field] of Object.entries(alsoRefused)) if (said[name]) errors[field] = said[name]
  for (const field of fields) if (said[field]) errors[field] = said[field]
  return hasErrors(errors) ? { ok: false, message: '', errors } : failedCall(failure, t)
}
