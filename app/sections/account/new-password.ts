import '../../i18n/messages/account.ts'
import * as v from 'valibot'
import { resetPassword } from '../../api/account.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { Receipt } from '../../api/receipt.ts'
import { defineForm } from '../../forms/define-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { accountFailure } from './account-failure.ts'
import { newPassword } from './password-rule.ts'

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
