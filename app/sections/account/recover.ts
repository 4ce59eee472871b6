import '../../i18n/messages/account'
import { recoverPassword } from '../../api/account'
import type { Transport } from '../../api/client'
import type { FormAnswer } from '../../forms/form-answer'
import { EMAIL, errorsOf, hasErrors, readText } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { accountFailure } from './account-failure'

export interface TypedRecovery {
  usuario: string
}

const RULES = { usuario: EMAIL }

export function readRecovery(form: FormData): TypedRecovery {
  return { usuario: readText(form, 'usuario', EMAIL) }
}

/** One answer whether there is such an account or not: what the server refuses, and does not limit, is told as done. */
export async function sendRecovery(
  transport: Transport,
  typed: TypedRecovery,
  t: Translator
): Promise<FormAnswer<'usuario'>> {
  const errors = errorsOf(['usuario'], RULES, typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  const result = await recoverPassword(transport, typed.usuario)
  const failure = result.ok ? '' : accountFailure(result, t, '')
  return failure ? { ok: false, message: failure, errors: {} } : { ok: true, message: t('account.recovered') }
}
