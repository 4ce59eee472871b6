import '../../i18n/messages/withdrawal.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { type FormAnswer, hasErrors, refused } from '../../forms/form-answer.ts'
import type { Translator } from '../../i18n/translator.ts'
import { type ShopContact, WITHDRAWAL_FIELDS, type WithdrawalField } from './withdrawal.ts'

/** Says how else the shop can be told, because the law gives a term. */
export function explainWithdrawal(
  failure: ApiFailure,
  t: Translator,
  contact: ShopContact
): FormAnswer<WithdrawalField> {
  const answer = refused(failure, WITHDRAWAL_FIELDS, t, { email: 'identificacao' })
  if (answer.ok || hasErrors(answer.errors)) return answer
  const ways = [contact.email, contact.phone || contact.whatsapp].filter(Boolean).join(', ')
  const next = ways ? t('withdrawal.failedWays', { ways }) : t('withdrawal.failed')
  return { ...answer, message: `${answer.message} ${next}` }
}
