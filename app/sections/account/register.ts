import '../../i18n/messages/forms.ts'
import '../../i18n/messages/register.ts'
import * as v from 'valibot'
import { register } from '../../api/account.ts'
import type { ApiFailure, ApiResult } from '../../api/failure.ts'
import { defineForm } from '../../forms/define-form.ts'
import { type FieldErrors, type FormAnswer, type FormOutcome, hasErrors, type Typed } from '../../forms/form-answer.ts'
import { emailText, optionalText, requiredText } from '../../forms/rules.ts'
import type { TextKey, Translator } from '../../i18n/translator.ts'
import { isCep, isCpf } from '../../models/shopper/formatters.ts'
import { BRAZIL, UFS } from '../../models/shopper/places.ts'
import {
  isPhone,
  REGISTRATION_FIELDS,
  REGISTRATION_LENGTHS,
  type RegistrationField
} from '../../models/shopper/registration.ts'
import { accountFailure } from './account-failure.ts'
import { newPassword } from './password-rule.ts'
import type { SignedInReceipt } from './sign-in.ts'

export type RegisterField = RegistrationField | 'aceite'
export type RegisterErrors = FieldErrors<RegisterField>
export type RegisterOutcome = FormOutcome<RegisterField>

const FIELDS: readonly RegisterField[] = [...REGISTRATION_FIELDS, 'aceite']

const EMPTY: { [F in RegistrationField]?: TextKey } = {
  nomeRazao: 'register.nameEmpty',
  cpf: 'register.cpfEmpty',
  telefone: 'register.phoneEmpty',
  cep: 'register.postalCodeEmpty',
  logradouro: 'register.streetEmpty',
  numero: 'register.numberEmpty',
  bairro: 'register.districtEmpty',
  cidade: 'register.cityEmpty',
  uf: 'register.stateWrong'
}

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

/** Other countries have neither CPF nor districts, and no formats that are checked. */
function rules(t: Translator, { pais, email }: Typed<RegisterField>) {
  const isBrazil = pais === BRAZIL
  const required = (field: RegistrationField) => requiredText(REGISTRATION_LENGTHS[field], t, EMPTY[field])
  const optional = (field: RegistrationField) => optionalText(REGISTRATION_LENGTHS[field], t)
  const phoneWrong = t(isBrazil ? 'forms.phoneWrong' : 'register.phoneAbroadWrong')
  return v.object({
    nomeRazao: required('nomeRazao'),
    email: emailText(t, 'register.emailEmpty'),
    senha: newPassword(t, email, 'register.passwordEmpty'),
    cpf: isBrazil ? v.pipe(required('cpf'), v.check(isCpf, t('register.cpfWrong'))) : optional('cpf'),
    telefone: v.pipe(
      required('telefone'),
      v.check(phone => isPhone(phone, pais), phoneWrong)
    ),
    pais: required('pais'),
    cep: v.pipe(
      required('cep'),
      v.check(cep => !isBrazil || isCep(cep), t('register.cepWrong'))
    ),
    logradouro: required('logradouro'),
    numero: required('numero'),
    complemento: optional('complemento'),
    bairro: isBrazil ? required('bairro') : optional('bairro'),
    cidade: required('cidade'),
    uf: v.pipe(
      required('uf'),
      v.check(uf => !isBrazil || UFS.includes(uf), t('register.stateWrong'))
    ),
    aceite: v.pipe(
      v.string(),
      v.nonEmpty(t('register.termsMissing')),
      v.transform(() => true)
    )
  })
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
  // A 404 is about the API's calls, not about the form.
  const reason = failure.status === 404 ? '' : failure.message
  return { ok: false, message: accountFailure(failure, t, reason || t('errors.generic')), errors }
}
