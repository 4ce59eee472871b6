import type { Translator } from '../../i18n/translator'
import { recordEvent } from '../../stores/shop-events'
import { type NewsletterAnswer, readTypedNewsletter } from './newsletter'
import { subscribeInBrowser } from './subscribe.browser'

let running: Promise<NewsletterAnswer> | null = null

/** The footer's form, from what was typed to what is said of it: sent once at a time. */
export function sendShortForm(form: HTMLFormElement, t: Translator): Promise<NewsletterAnswer> {
  running ??= send(form, t).finally(() => {
    running = null
  })
  return running
}

async function send(form: HTMLFormElement, t: Translator): Promise<NewsletterAnswer> {
  const answer = await subscribeInBrowser(readTypedNewsletter(new FormData(form)), crypto.randomUUID(), t)
  if (!answer.ok) form.querySelector('input')?.focus()
  else {
    form.reset()
    recordEvent({ name: 'generate_lead', source: 'newsletter' })
  }
  return answer
}
