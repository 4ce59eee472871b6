import '../../i18n/messages/forms'
import '../../i18n/messages/register'
import * as v from 'valibot'
import { register } from '../../api/account'
import type { ApiFailure, ApiResult } from '../../api/failure'
import { defineForm } from '../../forms/define-form'
import { type FieldErrors, type FormAnswer, type FormOutcome, hasErrors, type Typed } from '../../forms/form-answer'
import type { Translator } from '../../i18n/translator'
import { BRAZIL } from '../../models/shopper/places'
import {
  REGISTRATION_FIELDS,
  REGISTRATION_LENGTHS,
  type Registration,
  type RegistrationField,
  type RegistrationProblem,
  registrationProblems
} from '../../models/shopper/registration'
import { accountFailure } from './account-failure'
import { passwordWords } from './password-words'
import type { SignedInReceipt } from './sign-in'

export type RegisterField = RegistrationField | 'aceite'
export type RegisterErrors = FieldErrors<RegisterField>
export type RegisterOutcome = FormOutcome<RegisterField>

const FIELDS: readonly RegisterField[] = [...REGISTRATION_FIELDS, 'aceite']

/** Spec 5. With some APIs a new customer has to sign in first. */
export const registerForm = defineForm({
  names: FIELDS,
  rules,
  summary: 'register.check',
  async call(transport, typed, { idempotencyKey }): Promise<ApiResult<SignedInReceipt>> {
    const result = await register(transport, typed, idempotencyKey)
    if (!result.ok) return result
    const { user, message } = result.data
    return { ok: true, data: { done: true, message, user: user.signedIn ? user : null } }
  },
  thanks: t => t('register.done'),
  explain: refused
})

/** The rules depend on the country, so the model checks them. */
function rules(t: Translator) {
  return v.pipe(
    v.custom<Typed<RegisterField>>(value => typeof value === 'object'),
    v.transform((typed): Registration => ({ ...typed, aceite: typed.aceite !== '' })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const problems = registrationProblems(value)
      for (const key of FIELDS) {
        const problem = problems[key]
        const path = [{ type: 'object', origin: 'value', input: { ...value }, key, value: value[key] }] as const
        if (problem) addIssue({ message: wordsOf(problem, key, value, t), path: [...path] })
      }
    })
  )
}

/** Assigns the server's errors to their fields, with or without the prefix `endereco`. */
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
