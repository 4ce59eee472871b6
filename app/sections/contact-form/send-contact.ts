import '../../i18n/messages/contact'
import type { Transport } from '../../api/client'
import { sendContact } from '../../api/contact'
import { toAnswer } from '../../forms/form-answer'
import { errorsOf, hasErrors } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { CONTACT_FIELDS, CONTACT_RULES, type ContactAnswer, type TypedContact } from './contact'

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function sendMessage(
  transport: Transport,
  typed: TypedContact,
  idempotencyKey: string,
  t: Translator
): Promise<ContactAnswer> {
  const errors = errorsOf(CONTACT_FIELDS, CONTACT_RULES, typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  const message = {
    name: typed.nome.trim(),
    email: typed.email.trim(),
    phone: typed.contato.trim(),
    subject: typed.assunto.trim(),
    message: typed.mensagem.trim()
  }
  const result = await sendContact(transport, message, idempotencyKey)
  return toAnswer(result, CONTACT_FIELDS, t('contact.thanks'), t)
}
