import '../../i18n/messages/newsletter.ts'
import { useActionData } from 'react-router'
import { scopeContext } from '../../context.ts'
import { answerPageForm } from '../../forms/answer-form.server.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { titleMeta } from '../../sections/head/page-meta.ts'
import { newsletterForm } from '../../sections/newsletter/newsletter-definition.ts'
import { NewsletterForm } from '../../sections/newsletter/newsletter-form.tsx'
import type { Route } from './+types/route.ts'

export function action({ request, context }: Route.ActionArgs) {
  return answerPageForm(newsletterForm, request, context.get(scopeContext), null)
}

export { clientAction } from '../../forms/client-action.ts'

export const meta = titleMeta('newsletter.title')

export default function Newsletter() {
  const outcome = useActionData<typeof action>()
  return (
    <FormPage title="newsletter.title" text="newsletter.text" home="newsletter.back">
      <NewsletterForm outcome={outcome} />
    </FormPage>
  )
}
