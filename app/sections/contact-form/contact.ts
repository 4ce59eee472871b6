import type { FormAnswer, FormOutcome } from '../../forms/form-answer'
import { EMAIL, type FormRules, MESSAGE, NAME, PHONE, readText, type Typed } from '../../forms/form-rules'

export const CONTACT_PLACE_ID = 'contato'
/** The page that is there even when the API has no text for it. */
export const CONTACT_PATH = '/pagina/contato'

/** Institutional pages below whose text the form stands, by the names that shops give them. */
export function isContactPage(path: string): boolean {
  return /^\/pagina\/(contato|fale-conosco)$/.test(path)
}

export type ContactField = 'nome' | 'email' | 'contato' | 'assunto' | 'mensagem'
export type TypedContact = Typed<ContactField>
export type ContactAnswer = FormAnswer<ContactField>
export type ContactOutcome = FormOutcome<TypedContact, ContactField>

export interface ContactPlaceProps {
  /** Of the page that answers the form. */
  path: string
  /** What became of the form, sent without JavaScript. */
  outcome: ContactOutcome | undefined
}

export const CONTACT_FIELDS = ['nome', 'email', 'contato', 'assunto', 'mensagem'] as const

export const CONTACT_RULES: FormRules<ContactField> = {
  nome: NAME,
  email: EMAIL,
  contato: PHONE,
  assunto: { max: 120 },
  mensagem: { ...MESSAGE, required: true }
}

export function readTypedContact(form: FormData): TypedContact {
  const { nome, email, contato, assunto, mensagem } = CONTACT_RULES
  return {
    nome: readText(form, 'nome', nome),
    email: readText(form, 'email', email),
    contato: readText(form, 'contato', contato),
    assunto: readText(form, 'assunto', assunto),
    mensagem: readText(form, 'mensagem', mensagem)
  }
}
