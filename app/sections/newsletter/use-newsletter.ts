import { useForm } from '../../forms/use-form'
import { recordEvent } from '../../stores/shop-events'
import type { NewsletterField, NewsletterOutcome } from './newsletter-definition'

export function useNewsletter(earlier?: NewsletterOutcome['answer']) {
  return useForm<NewsletterField, NewsletterOutcome>({
    load: async () => (await import('./newsletter-definition')).newsletterForm,
    earlier,
    onResult({ answer }) {
      if (answer.ok) recordEvent({ name: 'generate_lead', source: 'newsletter' })
    }
  })
}
