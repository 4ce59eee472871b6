import type { FormOutcome } from '../../forms/form-answer.ts'

export const CONTACT_PLACE_ID = 'contato'

/** Slugs of institutional pages that end with the form. */
export function isContactPage(path: string): boolean {
  return /^\/pagina\/(contato|fale-conosco)$/.test(path)
}

export type ContactField = 'nome' | 'email' | 'contato' | 'assunto' | 'mensagem'
export type ContactOutcome = FormOutcome<ContactField>

export interface ContactPlaceProps {
  path: string
  outcome: ContactOutcome | undefined
}
