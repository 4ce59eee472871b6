import '../../i18n/messages/newsletter'
import * as v from 'valibot'
import { postForm } from '../../api/receipt'
import { defineForm } from '../../forms/define-form'
import type { FormOutcome } from '../../forms/form-answer'
import { LENGTHS } from '../../forms/lengths'
import { emailText, optionalText } from '../../forms/rules'

export type NewsletterField = 'nome' | 'email'
export type NewsletterOutcome = FormOutcome<NewsletterField>

export const newsletterForm = defineForm({
  names: ['nome', 'email'] satisfies NewsletterField[],
  rules: t => v.object({ nome: optionalText(LENGTHS.name, t), email: emailText(t) }),
  call: (transport, { nome, email }, { idempotencyKey }) =>
    postForm(transport, 'newsletter', { email, ...(nome && { nome }) }, idempotencyKey),
  thanks: t => t('newsletter.thanks')
})
