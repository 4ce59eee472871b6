import '../../i18n/messages/newsletter.ts'
import * as v from 'valibot'
import { postForm } from '../../api/receipt.ts'
import { defineForm } from '../../forms/define-form.ts'
import type { FormOutcome } from '../../forms/form-answer.ts'
import { LENGTHS } from '../../forms/lengths.ts'
import { emailText, optionalText } from '../../forms/rules.ts'

export type NewsletterField = 'nome' | 'email'
export type NewsletterOutcome = FormOutcome<NewsletterField>

export const newsletterForm = defineForm({
  names: ['nome', 'email'] satisfies NewsletterField[],
  rules: t => v.object({ nome: optionalText(LENGTHS.name, t), email: emailText(t) }),
  call: (transport, { nome, email }, { idempotencyKey }) =>
    postForm(transport, 'newsletter', { email, ...(nome && { nome }) }, idempotencyKey),
  thanks: t => t('newsletter.thanks')
})
