import { data, redirect } from 'react-router'
import { readForm } from '../../api/read-form.server'
import type { RequestScope } from '../../context'
import type { FormAnswer } from '../../forms/form-answer'
import { createTranslator } from '../../i18n/translator'
import { RETURN_FIELD } from '../../models/account-paths'
import { type Registration, readRegistration } from '../../models/registration'
import { readReturnPath } from '../../models/return-path'
import { type RegisterField, sendRegistration } from '../../sections/account/register'

/** The result of the form. It never contains the password. */
export interface RegisterActionData {
  typed: Registration
  answer: FormAnswer<RegisterField>
  returnPath: string
}

/** The registration form without JavaScript. */
export async function registerAction(request: Request, scope: RequestScope) {
  const { form } = await readForm(request)
  const returnPath = readReturnPath(form.get(RETURN_FIELD))
  const typed = readRegistration(form)
  const sent = { typed, idempotencyKey: crypto.randomUUID() }
  const { user, answer } = await sendRegistration(scope.personalTransport, sent, createTranslator(scope.language))
  if (user) return redirect(returnPath, 303)
  const outcome = { typed: { ...typed, senha: '' }, answer, returnPath }
  return data<RegisterActionData>(outcome, { status: answer.ok ? 200 : 422 })
}
