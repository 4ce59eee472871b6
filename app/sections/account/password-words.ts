import '../../i18n/messages/account'
import '../../i18n/messages/forms'
import type { Translator } from '../../i18n/translator'
import { PASSWORD_LENGTH, type passwordProblem } from '../../models/shopper/registration'

export function passwordWords(problem: NonNullable<ReturnType<typeof passwordProblem>>, t: Translator): string {
  if (problem === 'empty') return t('forms.empty')
  if (problem === 'long') return t('forms.long', { count: PASSWORD_LENGTH.max })
  return problem === 'short' ? t('account.passwordShort', { min: PASSWORD_LENGTH.min }) : t('account.passwordSame')
}
