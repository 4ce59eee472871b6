import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { type Receipt, readReceipt } from './receipt.ts'

export interface ContactMessage {
  name: string
  email: string
  /** Digits and separators, or ''. */
  phone: string
  subject: string
  message: string
}

export function sendContact(
  transport: Transport,
  { name, email, phone, subject, message }: ContactMessage,
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { hashEmail: CONTACT_FORM, nome: name, email, contato: phone, assunto: subject, mensagem: message }
  return callApi(transport, { method: 'POST', path: 'form/contact', body, idempotencyKey }, readReceipt)
}

/** The API's name for the mailbox of this form. */
const CONTACT_FORM = 'contato/formulario'
