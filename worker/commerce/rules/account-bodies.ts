import * as v from 'valibot'
import type { TextKey } from '../texts.ts'
import { addressFields } from './address-fields.ts'
import { documentDigits, isCnpj, isCpf } from './document-number.ts'
import { emailField, flagField, phoneField, requiredLine, saying } from './form-fields.ts'
import { PASSWORD_LENGTH, passwordProblem } from './password.ts'

const NAME_LENGTH = 80
const USER_LENGTH = 254

/** Passwords are not trimmed. */
const password = v.nullish(v.pipe(v.string(), v.nonEmpty(saying('field-empty'))), '')

export const loginBody = v.object({
  usuario: requiredLine(USER_LENGTH),
  senha: v.pipe(password, v.maxLength(4 * PASSWORD_LENGTH.max, saying('field-long', { count: PASSWORD_LENGTH.max }))),
  revendedor: v.nullish(flagField, false)
})

export const recoveryBody = v.object({ usuario: requiredLine(USER_LENGTH) })

export const resetBody = v.object({ token: requiredLine(USER_LENGTH), senha: password })

const registration = v.object({
  nomeRazao: requiredLine(NAME_LENGTH),
  email: emailField,
  senha: password,
  cpf: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40, saying('cpf-wrong'))), ''),
  telefone: v.pipe(phoneField, v.nonEmpty(saying('field-empty'))),
  aceite: v.pipe(
    v.nullish(flagField, false),
    v.check(accepted => accepted, saying('terms-missing'))
  ),
  endereco: addressFields
})

export type RegisterBody = v.InferOutput<typeof registration>

/** `RegisterRequest`. Outside Brazil, document, postal code and state have no fixed format. */
export const registerBody = v.pipe(
  registration,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { field, key } of problemsOf(dataset.value)) {
      const path: v.IssuePathItem = { type: 'object', origin: 'value', input: {}, key: field, value: '' }
      addIssue({ message: saying(key, { count: PASSWORD_LENGTH.max }), path: [path] })
    }
  })
)

function problemsOf({ cpf, senha, email, endereco }: RegisterBody): { field: string; key: TextKey }[] {
  const weak = senha === '' ? null : passwordProblem(senha, email)
  const foreign = endereco.pais !== 'BRA'
  const noDocument = cpf === '' ? 'field-empty' : loginDocument(cpf) === null ? 'cpf-wrong' : null
  return [
    ...(weak ? [{ field: 'senha', key: weak }] : []),
    ...(noDocument && !foreign ? [{ field: 'cpf', key: noDocument } as const] : [])
  ]
}

export function loginDocument(text: string): string | null {
  const digits = documentDigits(text)
  return isCpf(digits) || isCnpj(digits) ? digits : null
}

/** The text as e-mail address and as CPF or CNPJ; empty when it is not one. */
export interface TypedAccount {
  email: string
  document: string
}

export function typedAccount(text: string): TypedAccount {
  const typed = text.trim().toLowerCase()
  return typed.includes('@') ? { email: typed, document: '' } : { email: '', document: loginDocument(typed) ?? typed }
}
