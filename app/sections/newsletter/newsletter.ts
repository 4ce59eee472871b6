import type { FormOutcome } from '../../forms/form-answer'

export const NEWSLETTER_PATH = '/newsletter'

export type NewsletterField = 'nome' | 'email'
export type NewsletterOutcome = FormOutcome<NewsletterField>
