import { useForm } from '../../forms/use-form'
import { recordEvent } from '../../stores/shop-events'
import type { NewsletterField, NewsletterOutcome } from './newsletter'

export function useNewsletter(earlier?: NewsletterOutcome['answer']) {
  return useForm<NewsletterField, NewsletterOutcome>({ load: loadNewsletter, earlier, onResult: record })
}

async function loadNewsletter() {
  return (await import('./newsletter-definition')).newsletterForm
}

function record({ answer }: NewsletterOutcome) {
  if (answer.ok) recordEvent({ name: 'generate_lead', source: 'newsletter' })
}
