import type { FormOutcome } from '../../forms/form-answer'
import { href } from '../../links'

export const CONTACT_PLACE_ID = 'contato'
/** This page exists even when the API has no text for it. */
export const CONTACT_PATH = href('page', { page: 'contato' })

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
