import '../../i18n/messages/account.ts'
import * as v from 'valibot'
import { recoverPassword } from '../../api/account.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { Receipt } from '../../api/receipt.ts'
import { defineForm } from '../../forms/define-form.ts'
import type { FormOutcome } from '../../forms/form-answer.ts'
import { emailText } from '../../forms/rules.ts'
import { accountFailure } from './account-failure.ts'

export type RecoverOutcome = FormOutcome<'usuario'>

/** Does not reveal whether the account exists: a refusal counts as done, except for rate limits and failed calls. */
export const recoverForm = defineForm({
  names: ['usuario'],
  rules: t => v.object({ usuario: emailText(t) }),
  async call(transport, { usuario }): Promise<ApiResult<Receipt>> {
    const result = await recoverPassword(transport, usuario)
    return result.ok ? { ok: true, data: { done: true, message: '' } } : result
  },
  thanks: t => t('account.recovered'),
  explain(failure, t) {
    const message = accountFailure(failure, t, '')
    return message ? { ok: false, message, errors: {} } : { ok: true, message: t('account.recovered') }
  }
})
