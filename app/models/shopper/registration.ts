import { formatPhone, onlyDigits } from './formatters.ts'
import { BRAZIL } from './places.ts'

/** A new customer's input. Named as on the wire, so that the server's messages match their fields. */
export type Registration = Record<RegistrationField, string> & { aceite: boolean }
export type RegistrationField = keyof typeof REGISTRATION_LENGTHS

/** Spec 5: masked lengths of CPF 14, CEP 9 and phone 15. Other countries have longer formats. */
export const MASKED_LENGTHS = { cpf: 14, cep: 9, telefone: 15 } as const

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

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

/** Browsers autofill phone numbers with the country code, which does not fit spec 5's mask. */
export function formatOwnPhone(value: string): string {
  return formatPhone(withoutCountry(value))
}

export function isPhone(value: string, country: string): boolean {
  const { length } = onlyDigits(country === BRAZIL ? withoutCountry(value) : value)
  return country === BRAZIL ? length === 10 || length === 11 : length >= 7 && length <= 15
}

function withoutCountry(value: string): string {
  const digits = onlyDigits(value)
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
}
