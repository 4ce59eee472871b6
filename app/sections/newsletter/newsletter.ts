import type { FormAnswer } from '../../forms/form-answer'
import { EMAIL, type FormRules, NAME, readText, type Typed, type TypedOutcome } from '../../forms/form-rules'

/** Where the form is answered without JavaScript. */
export const NEWSLETTER_PATH = '/newsletter'

export type NewsletterField = 'email' | 'nome'
export type TypedNewsletter = Typed<NewsletterField>
export type NewsletterAnswer = FormAnswer<NewsletterField>
export type NewsletterOutcome = TypedOutcome<TypedNewsletter, NewsletterField>

export const NEWSLETTER_FIELDS = ['nome', 'email'] as const

export const NEWSLETTER_RULES: FormRules<NewsletterField> = { nome: { ...NAME, required: false }, email: EMAIL }

export function readTypedNewsletter(form: FormData): TypedNewsletter {
  const { nome, email } = NEWSLETTER_RULES
  return { nome: readText(form, 'nome', nome), email: readText(form, 'email', email) }
}
