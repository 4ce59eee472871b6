import { data, redirect } from 'react-router'
import { signOut } from '../../api/account.ts'
import type { RequestScope } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { readForm } from '../../forms/read-form.server.ts'
import { sendingKeyOf } from '../../forms/sending-key.ts'
import { PATHS } from '../../links.ts'
import { RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { readReturnPath } from '../../models/shopper/return-path.ts'
import { ACCESS_INTENT, INTENTS } from '../../sections/account/intents.ts'
import { recoverForm } from '../../sections/account/recover.ts'
import { signInForm } from '../../sections/account/sign-in.ts'

export async function accessAction(request: Request, scope: RequestScope) {
  const { form } = await readForm(request)
  const returnPath = readReturnPath(form.get(RETURN_FIELD))
  const intent = form.get(ACCESS_INTENT)
  if (intent === INTENTS.signOut) return leave(scope, returnPath)
  return intent === INTENTS.recover ? recover(form, scope, returnPath) : enter(form, scope, returnPath)
}

/** Redirects a document to the page that was left. A fetcher gets the user, and its form goes on by itself. */
async function enter(form: FormData, { personalTransport: transport, language }: RequestScope, returnPath: string) {
  const { outcome, receipt } = await answerForm(signInForm, { form, transport, language, about: null })
  const user = receipt?.user ?? null
  if (user && !sendingKeyOf(form)) return redirect(returnPath, 303)
  const typed = { ...outcome.typed, senha: '' }
  return data({ intent: 'signIn' as const, ...outcome, typed, user, returnPath }, { status: user ? 200 : 422 })
}

async function recover(form: FormData, { personalTransport: transport, language }: RequestScope, returnPath: string) {
  const { outcome } = await answerForm(recoverForm, { form, transport, language, about: null })
  const status = outcome.answer.ok ? 200 : 422
  return data({ intent: 'recover' as const, ...outcome, returnPath }, { status })
}

/** If the call fails, the session may still be open: the access page offers the button again. */
async function leave(scope: RequestScope, returnPath: string) {
  const result = await signOut(scope.personalTransport)
  return redirect(result.ok ? returnPath : PATHS.access, 303)
}
