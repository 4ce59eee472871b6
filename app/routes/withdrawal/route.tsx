import '../../i18n/messages/withdrawal'
import { useActionData } from 'react-router'
import { markdownContext, scopeContext } from '../../context'
import { answerPageForm } from '../../forms/answer-form.server'
import { FormPage } from '../../forms/form-page'
import { createTranslator } from '../../i18n/translator'
import { PATHS } from '../../links'
import { loadContact } from '../../loaders/contact.server'
import { markdownPage } from '../../models/markdown/markdown-text'
import { dataMeta } from '../../sections/head/page-meta'
import { withdrawalForm } from '../../sections/withdrawal/withdrawal-definition'
import { WithdrawalForm } from '../../sections/withdrawal/withdrawal-form'
import type { Route } from './+types/route'

/** CDC art. 49, Decreto 7.962/2013 art. 5. This page replaces one of the API at the same address. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { email, phone, whatsapp } = await loadContact(scope)
  const t = createTranslator(scope.language)
  const [title, description] = [t('withdrawal.title'), t('withdrawal.text')]
  context.set(markdownContext, () => markdownPage(title, description))
  return { title, description, canonical: PATHS.withdrawal, contact: { email, phone, whatsapp } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(scopeContext)
  return answerPageForm(withdrawalForm, request, scope, await loadContact(scope))
}

export { clientAction } from '../../forms/client-action'

export const meta: Route.MetaFunction = dataMeta

export default function Withdrawal({ loaderData: { contact } }: Route.ComponentProps) {
  const outcome = useActionData<typeof action>()
  return (
    <FormPage title="withdrawal.title" text="withdrawal.text" home="withdrawal.home">
      <WithdrawalForm contact={contact} outcome={outcome} />
    </FormPage>
  )
}
