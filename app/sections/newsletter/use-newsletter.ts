import { useForm } from '../../forms/use-form.ts'
import { recordEvent } from '../../stores/shop-events.ts'
import type { NewsletterField, NewsletterOutcome } from './newsletter-definition.ts'

export function useNewsletter(earlier?: NewsletterOutcome['answer']) {
  return useForm<NewsletterField, NewsletterOutcome>({
    load: async () => (await import('./newsletter-definition.ts')).newsletterForm,
    earlier,
    onResult({ answer }) {
      if (answer.ok) recordEvent({ name: 'generate_lead', source: 'newsletter' })
    }
  })
}
