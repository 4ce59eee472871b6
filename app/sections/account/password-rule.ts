import '../../i18n/messages/account.ts'
import '../../i18n/messages/forms.ts'
import * as v from 'valibot'
import type { TextKey, Translator } from '../../i18n/translator.ts'
import { PASSWORD_LENGTH } from '../../models/shopper/registration.ts'

/** The spec has no rule for passwords. Spaces count and are not trimmed. */
export function newPassword(t: Translator, email = '', empty: TextKey = 'forms.empty') {
  const { min, max } = PASSWORD_LENGTH
  return v.pipe(
    v.string(),
    v.nonEmpty(t(empty)),
    v.check(password => [...password].length >= min, t('account.passwordShort', { min })),
    v.check(password => [...password].length <= max, t('forms.long', { count: max })),
    v.check(password => password.toLowerCase() !== email.trim().toLowerCase(), t('account.passwordSame'))
  )
}
