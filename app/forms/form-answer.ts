import '../i18n/messages/forms'
import type { ApiFailure, ApiResult } from '../api/failure'
import type { Receipt } from '../api/receipt'
import type { Translator } from '../i18n/translator'
import { type FieldErrors, hasErrors } from './form-rules'

/** Words for the shopper, without markup. `message` of a failure is '' when the fields say it all. */
export type FormAnswer<F extends string> =
  | { ok: true; message: string }
  | { ok: false; message: string; errors: FieldErrors<F> }

/** Of a form as a browser without JavaScript sent it. */
export interface FormOutcome<T, F extends string> {
  typed: T
  answer: FormAnswer<F>
}

/** What the shopper is told of what the server said. `thanks` where it only says yes. */
export function toAnswer<F extends string>(
  result: ApiResult<Receipt>,
  fields: readonly F[],
  thanks: string,
  t: Translator
): FormAnswer<F> {
  if (!result.ok) return refused(result, fields, t)
  const { done, message } = result.data
  return done ? { ok: true, message: message || thanks } : failed(t, message)
}

/** Spec 8, and the reason where there is one. */
export function failed(t: Translator, reason = ''): FormAnswer<never> & { ok: false } {
  return { ok: false, message: [t('forms.failed'), reason].filter(Boolean).join(' '), errors: {} }
}

/** What the server says of a field stands beside it; what it says of itself is not worth showing. */
function refused<F extends string>(
  { kind, status, message, fields: said = {} }: ApiFailure,
  fields: readonly F[],
  t: Translator
): FormAnswer<F> {
  const errors: FieldErrors<F> = {}
  for (const field of fields) if (said[field]) errors[field] = said[field]
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  return failed(t, kind === 'http' && status < 500 && status !== 404 ? message : '')
}
