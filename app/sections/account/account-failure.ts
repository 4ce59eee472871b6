import '../../i18n/messages/account.ts'
import type { ApiFailure } from '../../api/failure.ts'
import type { Refusal } from '../../forms/form-answer.ts'
import { counted } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'

/** The message for a failed call. `refused` is the message for a 4xx status. */
export function accountFailure(failure: ApiFailure, t: Translator, refused: string): string {
  const { kind, status, retryAfterS } = failure
  if (kind === 'network') return t('errors.network')
  if (kind === 'timeout') return t('errors.timeout')
  if (status === 429) {
    return retryAfterS ? counted('account.tooManyMinutes', Math.ceil(retryAfterS / 60), t) : t('account.tooMany')
  }
  return status >= 400 && status < 500 ? refused : t('errors.generic')
}

export function unanswered(failure: ApiFailure, t: Translator): Refusal<never> {
  return { ok: false, message: accountFailure(failure, t, t('errors.generic')), errors: {} }
}
