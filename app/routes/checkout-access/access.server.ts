import { data, redirect } from 'react-router'
import { signOut } from '../../api/account'
import { readForm } from '../../api/read-form.server'
import type { RequestScope } from '../../context'
import type { FormAnswer } from '../../forms/form-answer'
import { createTranslator } from '../../i18n/translator'
import { ACCESS_PATH, RETURN_FIELD } from '../../models/account-paths'
import { readReturnPath } from '../../models/return-path'
import { ACCESS_INTENT, INTENTS } from '../../sections/account/intents'
import { readRecovery, sendRecovery } from '../../sections/account/recover'
import { readSignIn, type SignInField, sendSignIn } from '../../sections/account/sign-in'

/** The result of a form of the access page. It never contains the password. */
export type AccessOutcome =
  | { intent: 'signIn'; usuario: string; answer: FormAnswer<SignInField>; returnPath: string }
  | { intent: 'recover'; usuario: string; answer: FormAnswer<'usuario'>; returnPath: string }

/** The access page's forms without JavaScript. */
export async function accessAction(request: Request, scope: RequestScope) {
  const { form } = await readForm(request)
  const returnPath = readReturnPath(form.get(RETURN_FIELD))
  const intent = form.get(ACCESS_INTENT)
  if (intent === INTENTS.signOut) return leave(scope, returnPath)
  return intent === INTENTS.recover ? recover(form, scope, returnPath) : enter(form, scope, returnPath)
}

async function enter(form: FormData, scope: RequestScope, returnPath: string) {
  const typed = readSignIn(form)
  const { user, answer } = await sendSignIn(scope.personalTransport, typed, createTranslator(scope.language))
  if (user) return redirect(returnPath, 303)
  return data<AccessOutcome>({ intent: 'signIn', usuario: typed.usuario, answer, returnPath }, { status: 422 })
}

async function recover(form: FormData, scope: RequestScope, returnPath: string) {
  const { usuario } = readRecovery(form)
  const answer = await sendRecovery(scope.personalTransport, { usuario }, createTranslator(scope.language))
  return data<AccessOutcome>({ intent: 'recover', usuario, answer, returnPath }, { status: answer.ok ? 200 : 422 })
}

/** If the call fails, the session may still be open: the access page offers the button again. */
async function leave(scope: RequestScope, returnPath: string) {
  const result = await signOut(scope.personalTransport)
  return redirect(result.ok ? returnPath : ACCESS_PATH, 303)
}
