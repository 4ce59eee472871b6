import '../../i18n/messages/account.ts'
import '../../i18n/messages/forms.ts'
import * as v from 'valibot'
import { signIn } from '../../api/account.ts'
import type { ApiResult } from '../../api/failure.ts'
import type { Receipt } from '../../api/receipt.ts'
import { defineForm } from '../../forms/define-form.ts'
import type { FormOutcome } from '../../forms/form-answer.ts'
import { emailText } from '../../forms/rules.ts'
import { PASSWORD_LENGTH } from '../../models/shopper/registration.ts'
import { accountFailure } from './account-failure.ts'
import type { Entered } from './use-enter.ts'

export type SignInField = 'usuario' | 'senha'
export type SignInOutcome = FormOutcome<SignInField>
export type SignedInReceipt = Receipt & Entered

/** Spec 5: e-mail and password. The error text does not reveal which of them is wrong. */
export const signInForm = defineForm({
  names: ['usuario', 'senha'] satisfies SignInField[],
  rules: t =>
    v.object({
      usuario: emailText(t),
      // No minimum length: passwords may be older than the current rule.
      senha: v.pipe(
        v.string(),
        v.check(password => password.trim() !== '', t('forms.empty')),
        v.maxLength(MAX_PASSWORD, t('forms.long', { count: MAX_PASSWORD }))
      )
    }),
  async call(transport, { usuario, senha }): Promise<ApiResult<SignedInReceipt>> {
    const result = await signIn(transport, { email: usuario, password: senha })
    return result.ok ? { ok: true, data: { done: true, message: '', user: result.data } } : result
  },
  thanks: t => t('account.entered'),
  explain: (failure, t) => ({ ok: false, message: accountFailure(failure, t, t('account.wrong')), errors: {} })
})

const MAX_PASSWORD = 4 * PASSWORD_LENGTH.max
