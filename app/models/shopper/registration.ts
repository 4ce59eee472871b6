import { isEmail } from './email.ts'
import { formatPhone, isCep, isCpf, onlyDigits } from './formatters.ts'
import { BRAZIL, UFS } from './places.ts'

/** A new customer's input as typed. Named as on the wire, so that the server's messages match their fields. */
export type Registration = Record<RegistrationField, string> & { aceite: boolean }
export type RegistrationField = keyof typeof REGISTRATION_LENGTHS
type RegistrationProblems = Partial<Record<RegistrationField | 'aceite', RegistrationProblem>>
export type RegistrationProblem = NonNullable<ReturnType<typeof problemOf>> | 'terms'

/** Spec 5: masked lengths of CPF 14, CEP 9 and phone 15. Other countries have longer formats. */
export const MASKED_LENGTHS = { cpf: 14, cep: 9, telefone: 15 } as const

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** In the form's order. */
export const REGISTRATION_LENGTHS = {
  nomeRazao: 80,
  email: 254,
  senha: PASSWORD_LENGTH.max,
  cpf: 20,
  telefone: 20,
  pais: 3,
  cep: 12,
  logradouro: 120,
  numero: 20,
  complemento: 120,
  bairro: 120,
  cidade: 120,
  uf: 40
}

export const REGISTRATION_FIELDS = Object.keys(REGISTRATION_LENGTHS).filter(isField)

function isField(name: string): name is RegistrationField {
  return name in REGISTRATION_LENGTHS
}

export function registrationProblems(typed: Registration): RegistrationProblems {
  const found: RegistrationProblems = {}
  for (const field of REGISTRATION_FIELDS) {
    const problem = problemOf(field, typed)
    if (problem) found[field] = problem
  }
  if (!typed.aceite) found.aceite = 'terms'
  return found
}

/** Other countries have neither CPF nor districts. */
function isOptional(field: RegistrationField, country: string): boolean {
  return field === 'complemento' || (country !== BRAZIL && (field === 'cpf' || field === 'bairro'))
}

/** Browsers autofill phone numbers with the country code, which does not fit spec 5's mask. */
export function formatOwnPhone(value: string): string {
  return formatPhone(withoutCountry(value))
}

/** The spec has no rule for passwords. Spaces count and are not trimmed. */
export function passwordProblem(password: string, email = '') {
  if (password === '') return 'empty'
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return 'short'
  if (length > PASSWORD_LENGTH.max) return 'long'
  return email && password.toLowerCase() === email.trim().toLowerCase() ? 'same' : null
}

function problemOf(field: RegistrationField, typed: Registration) {
  if (field === 'senha') return passwordProblem(typed.senha, typed.email)
  const value = typed[field].trim()
  if (value === '') return isOptional(field, typed.pais) ? null : 'empty'
  if (value.length > REGISTRATION_LENGTHS[field]) return 'long'
  if (field === 'email') return isEmail(value) ? null : 'email'
  if (field === 'telefone') return isPhone(value, typed.pais) ? null : 'phone'
  return typed.pais === BRAZIL ? brazilianProblem(field, value) : null
}

function brazilianProblem(field: RegistrationField, value: string) {
  if (field === 'cpf') return isCpf(value) ? null : 'cpf'
  if (field === 'cep') return isCep(value) ? null : 'cep'
  return field === 'uf' && !UFS.includes(value) ? 'state' : null
}

function isPhone(value: string, country: string): boolean {
  const { length } = onlyDigits(country === BRAZIL ? withoutCountry(value) : value)
  return country === BRAZIL ? length === 10 || length === 11 : length >= 7 && length <= 15
}

function withoutCountry(value: string): string {
  const digits = onlyDigits(value)
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
}
