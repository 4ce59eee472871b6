import { createBrowserTransport } from '../../api/transport.browser'
import type { Translator } from '../../i18n/translator'
import type { NewsletterAnswer, TypedNewsletter } from './newsletter'
import { sendSubscription } from './subscribe'

/** The wire schemas come along with it: loaded when the form is sent. */
export function subscribeInBrowser(
  typed: TypedNewsletter,
  idempotencyKey: string,
  t: Translator
): Promise<NewsletterAnswer> {
  return sendSubscription(createBrowserTransport(), typed, idempotencyKey, t)
}
