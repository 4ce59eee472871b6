import '../../i18n/messages/newsletter'
import type { Transport } from '../../api/client'
import { subscribe } from '../../api/newsletter'
import { toAnswer } from '../../forms/form-answer'
import { errorsOf, hasErrors } from '../../forms/form-rules'
import type { Translator } from '../../i18n/translator'
import { NEWSLETTER_FIELDS, NEWSLETTER_RULES, type NewsletterAnswer, type TypedNewsletter } from './newsletter'

/** What the shopper is told: of what is wrong here already, else by the server. */
export async function sendSubscription(
  transport: Transport,
  typed: TypedNewsletter,
  idempotencyKey: string,
  t: Translator
): Promise<NewsletterAnswer> {
  const errors = errorsOf(NEWSLETTER_FIELDS, NEWSLETTER_RULES, typed, t)
  if (hasErrors(errors)) return { ok: false, message: '', errors }
  const subscriber = { email: typed.email.trim(), name: typed.nome.trim() }
  const result = await subscribe(transport, subscriber, idempotencyKey)
  return toAnswer(result, NEWSLETTER_FIELDS, t('newsletter.thanks'), t)
}
