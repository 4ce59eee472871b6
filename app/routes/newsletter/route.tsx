import '../../i18n/messages/newsletter'
import { useActionData } from 'react-router'
import { scopeContext } from '../../context'
import { answerPageForm } from '../../forms/answer-form.server'
import { FormPage } from '../../forms/form-page'
import { titleMeta } from '../../sections/head/page-meta'
import { newsletterForm } from '../../sections/newsletter/newsletter-definition'
import { NewsletterForm } from '../../sections/newsletter/newsletter-form'
import type { Route } from './+types/route'

export function action({ request, context }: Route.ActionArgs) {
  return answerPageForm(newsletterForm, request, context.get(scopeContext), null)
}

export { clientAction } from '../../forms/client-action'

export const meta = titleMeta('newsletter.title')

export default function Newsletter() {
  const outcome = useActionData<typeof action>()
  return (
    <FormPage title="newsletter.title" text="newsletter.text" home="newsletter.back">
      <NewsletterForm outcome={outcome} />
    </FormPage>
  )
}
