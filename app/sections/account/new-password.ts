import '../../i18n/messages/account'
import { resetPassword } from '../../api/account'
import type { Transport } from '../../api/client'
import type { FormAnswer } from '../../forms/form-answer'
import { readText } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { PASSWORD_LENGTH, passwordProblem } from '../../models/registration'
import { accountFailure } from './account-failure'
import { passwordWords } from './password-words'

export interface TypedPassword {
  senha: string
}

export type PasswordAnswer = FormAnswer<'senha'>

export function readNewPassword(form: FormData): TypedPassword {
  return { senha: readText(form, 'senha', PASSWORD_LENGTH) }
}

export async function sendNewPassword(
  transport: Transport,
  { senha }: TypedPassword,
  t: Translator
): Promise<PasswordAnswer> {
  const problem = passwordProblem(senha)
  if (problem) return { ok: false, message: '', errors: { senha: passwordWords(problem, t) } }
  const result = await resetPassword(transport, senha)
  if (result.ok && result.data.done) return { ok: true, message: t('account.saved') }
  const said = result.ok ? '' : result.fields?.senha
  if (said) return { ok: false, message: '', errors: { senha: said } }
  const message = result.ok ? t('account.badLink') : accountFailure(result, t, t('account.badLink'))
  return { ok: false, message, errors: {} }
}
