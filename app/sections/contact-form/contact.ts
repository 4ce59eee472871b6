import type { FormOutcome } from '../../forms/form-answer'

export const CONTACT_PLACE_ID = 'contato'
/** The page that is there even when the API has no text for it. */
export const CONTACT_PATH = '/pagina/contato'

/** Institutional pages below whose text the form stands, by the names that shops give them. */
export function isContactPage(path: string): boolean {
  return /^\/pagina\/(contato|fale-conosco)$/.test(path)
}

export type ContactField = 'nome' | 'email' | 'contato' | 'assunto' | 'mensagem'
export type ContactOutcome = FormOutcome<ContactField>

export interface ContactPlaceProps {
  /** Of the page that answers the form. */
  path: string
  /** What became of the form, sent without JavaScript. */
  outcome: ContactOutcome | undefined
}
