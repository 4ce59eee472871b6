import '../../i18n/messages/contact.ts'
import * as v from 'valibot'
import { postForm } from '../../api/receipt.ts'
import { defineForm } from '../../forms/define-form.ts'
import { LENGTHS } from '../../forms/lengths.ts'
import { emailText, optionalText, phoneText, requiredText } from '../../forms/rules.ts'
import type { ContactField } from './contact.ts'

export const contactForm = defineForm({
  names: ['nome', 'email', 'contato', 'assunto', 'mensagem'] satisfies ContactField[],
  rules: t =>
    v.object({
      nome: requiredText(LENGTHS.name, t),
      email: emailText(t),
      contato: phoneText(t),
      assunto: optionalText(LENGTHS.subject, t),
      mensagem: requiredText(LENGTHS.message, t)
    }),
  call: (transport, values, { idempotencyKey }) =>
    postForm(transport, 'form/contact', { hashEmail: CONTACT_FORM, ...values }, idempotencyKey),
  thanks: t => t('contact.thanks')
})

/** The API's name for the mailbox of this form. */
const CONTACT_FORM = 'contato/formulario'
