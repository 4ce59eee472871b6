import type { FormOutcome } from '../../forms/form-answer'

/** The page that handles the form. */
export const NEWSLETTER_PATH = '/newsletter'

export type NewsletterField = 'nome' | 'email'
export type NewsletterOutcome = FormOutcome<NewsletterField>
