import { loginDocument } from './account-bodies.ts'

/** What is typed where an e-mail, a CPF or a CNPJ may stand; empty where it is no such thing. */
export interface TypedAccount {
  email: string
  document: string
}

export function typedAccount(text: string): TypedAccount {
  const typed = text.trim().toLowerCase()
  return typed.includes('@') ? { email: typed, document: '' } : { email: '', document: loginDocument(typed) ?? typed }
}
