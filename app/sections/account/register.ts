import '../../i18n/messages/forms'
import '../../i18n/messages/register'
import { register } from '../../api/account'
import type { Transport } from '../../api/client'
import type { ApiFailure } from '../../api/failure'
import type { FormAnswer } from '../../forms/form-answer'
import { type FieldErrors, hasErrors } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { BRAZIL } from '../../models/places'
import {
  REGISTRATION_FIELDS,
  REGISTRATION_LENGTHS,
  type Registration,
  type RegistrationField,
  type RegistrationProblem,
  registrationProblems
} from '../../models/registration'
import type { User } from '../../models/user'
import { accountFailure } from './account-failure'
import { passwordWords } from './password-words'

export type RegisterField = RegistrationField | 'aceite'
export type RegisterErrors = FieldErrors<RegisterField>

/** `user` once somebody is signed in; some APIs want that done first. */
export interface RegisterOutcome {
  answer: FormAnswer<RegisterField>
  user: User | null
}

export async function sendRegistration(
  transport: Transport,
  { typed, idempotencyKey }: { typed: Registration; idempotencyKey: string },
  t: Translator
): Promise<RegisterOutcome> {
  const errors = errorsIn(typed, t)
  if (hasErrors(errors)) return { answer: { ok: false, message: t('register.check'), errors }, user: null }
  const result = await register(transport, typed, idempotencyKey)
  if (!result.ok) return { answer: refused(result, t), user: null }
  const { user, message } = result.data
  return { answer: { ok: true, message: message || t('register.done') }, user: user.signedIn ? user : null }
}

const FIELDS: readonly RegisterField[] = [...REGISTRATION_FIELDS, 'aceite']

function errorsIn(typed: Registration, t: Translator): RegisterErrors {
  const problems = registrationProblems(typed)
  const errors: RegisterErrors = {}
  for (const field of FIELDS) {
    const problem = problems[field]
    if (problem) errors[field] = wordsOf(problem, field, typed, t)
  }
  return errors
}

/** What the server says of a field stands beside it, whether it names its place in the address or not. */
function refused(failure: ApiFailure, t: Translator): FormAnswer<RegisterField> {
  const said = failure.fields ?? {}
  const errors: RegisterErrors = {}
  for (const field of FIELDS) {
    const message = said[field] || said[`endereco.${field}`]
    if (message) errors[field] = message
  }
  if (hasErrors(errors)) return { ok: false, message: t('register.check'), errors }
  return { ok: false, message: accountFailure(failure, t, failure.message || t('errors.generic')), errors }
}

function wordsOf(problem: RegistrationProblem, field: RegisterField, { pais }: Registration, t: Translator): string {
  switch (problem) {
    case 'email':
      return t('forms.emailWrong')
    case 'cpf':
      return t('register.cpfWrong')
    case 'cep':
      return t('register.cepWrong')
    case 'state':
      return t('register.stateWrong')
    case 'terms':
      return t('register.termsMissing')
    case 'phone':
      return t(pais === BRAZIL ? 'forms.phoneWrong' : 'register.phoneAbroadWrong')
    case 'long':
      return t('forms.long', { count: field === 'aceite' ? 0 : REGISTRATION_LENGTHS[field] })
    default:
      return passwordWords(problem, t)
  }
}
