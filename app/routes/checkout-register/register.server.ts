import { data, redirect } from 'react-router'
import type { RequestScope } from '../../context'
import { answerForm } from '../../forms/answer-form.server'
import { readForm } from '../../forms/read-form.server'
import { sendingKeyOf } from '../../forms/sending-key'
import { RETURN_FIELD } from '../../models/shopper/account-paths'
import { readReturnPath } from '../../models/shopper/return-path'
import { type RegisterOutcome, registerForm } from '../../sections/account/register'
import type { Entered } from '../../sections/account/use-enter'

export type RegisterActionData = RegisterOutcome & Entered & { returnPath: string }

/** Redirects a document to the page that was left. A fetcher gets the user, and its form goes on by itself. */
export async function registerAction(request: Request, { personalTransport: transport, language }: RequestScope) {
  const { form } = await readForm(request)
  const returnPath = readReturnPath(form.get(RETURN_FIELD))
  const { outcome, receipt } = await answerForm(registerForm, {
    form,
    transport,
    language,
    about: null,
    fallbackKey: crypto.randomUUID()
  })
  const user = receipt?.user ?? null
  if (user && !sendingKeyOf(form)) return redirect(returnPath, 303)
  const typed = { ...outcome.typed, senha: '' }
  return data<RegisterActionData>({ ...outcome, typed, user, returnPath }, { status: outcome.answer.ok ? 200 : 422 })
}
