import { loginDocument } from './account-bodies.ts'

/** The text as e-mail address and as CPF or CNPJ; empty when it is not one. */
export interface TypedAccount {
  email: string
  document: string
}

export function typedAccount(text: string): TypedAccount {
  const typed = text.trim().toLowerCase()
  return typed.includes('@') ? { email: typed, document: '' } : { email: '', document: loginDocument(typed) ?? typed }
}
