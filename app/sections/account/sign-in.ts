import '../../i18n/messages/account'
import '../../i18n/messages/forms'
import { signIn } from '../../api/account'
import type { Transport } from '../../api/client'
import type { FormAnswer } from '../../forms/form-answer'
import { EMAIL, errorsOf, hasErrors, readText } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { PASSWORD_LENGTH } from '../../models/registration'
import type { User } from '../../models/user'
import { accountFailure } from './account-failure'

/** By the names of the wire. */
export interface TypedSignIn {
  usuario: string
  senha: string
}

export type SignInField = keyof TypedSignIn

/** `user` once somebody is signed in. */
export interface SignInOutcome {
  answer: FormAnswer<SignInField>
  user: User | null
}

const FIELDS = ['usuario', 'senha'] as const
/** Spec 5: e-mail and password. How long a password was allowed to be is for the server to know. */
export const SIGN_IN_RULES = { usuario: EMAIL, senha: { max: 4 * PASSWORD_LENGTH.max, required: true } }

export function readSignIn(form: FormData): TypedSignIn {
  return {
    usuario: readText(form, 'usuario', SIGN_IN_RULES.usuario),
    senha: readText(form, 'senha', SIGN_IN_RULES.senha)
  }
}

/** Wrong data have one text, whichever of them is wrong. */
export async function sendSignIn(transport: Transport, typed: TypedSignIn, t: Translator): Promise<SignInOutcome> {
  const errors = errorsOf(FIELDS, SIGN_IN_RULES, typed, t)
  if (hasErrors(errors)) return { answer: { ok: false, message: '', errors }, user: null }
  const result = await signIn(transport, { email: typed.usuario, password: typed.senha })
  if (result.ok) return { answer: { ok: true, message: t('account.entered') }, user: result.data }
  return { answer: { ok: false, message: accountFailure(result, t, t('account.wrong')), errors: {} }, user: null }
}
