import { createBrowserTransport } from '../../api/transport.browser'
import type { Translator } from '../../i18n/translator'
import type { ContactAnswer, TypedContact } from './contact'
import { sendMessage } from './send-contact'

/** The wire schemas come along with it: loaded when the form is sent. */
export function sendMessageInBrowser(
  typed: TypedContact,
  idempotencyKey: string,
  t: Translator
): Promise<ContactAnswer> {
  return sendMessage(createBrowserTransport(), typed, idempotencyKey, t)
}
