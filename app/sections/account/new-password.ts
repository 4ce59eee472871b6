import '../../i18n/messages/account'
import * as v from 'valibot'
import { resetPassword } from '../../api/account'
import type { ApiResult } from '../../api/failure'
import type { Receipt } from '../../api/receipt'
import { defineForm } from '../../forms/define-form'
import type { FormAnswer } from '../../forms/form-answer'
import { accountFailure } from './account-failure'
import { newPassword } from './password-rule'

export type PasswordAnswer = FormAnswer<'senha'>

export const newPasswordForm = defineForm({
  names: ['senha'],
  rules: t => v.object({ senha: newPassword(t) }),
  async call(transport, { senha }): Promise<ApiResult<Receipt>> {
    const result = await resetPassword(transport, senha)
    const isRefused = result.ok && !result.data.done
    return isRefused ? { ok: false, kind: 'http', status: 404, message: '' } : result
  },
  thanks: t => t('account.saved'),
  explain(failure, t): PasswordAnswer {
    const senha = failure.fields?.senha
    if (senha) return { ok: false, message: '', errors: { senha } }
    return { ok: false, message: accountFailure(failure, t, t('account.badLink')), errors: {} }
  }
})
