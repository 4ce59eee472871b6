import '../../i18n/messages/withdrawal.ts'
import { useActionData } from 'react-router'
import { markdownContext, scopeContext } from '../../context.ts'
import { answerPageForm } from '../../forms/answer-form.server.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { createTranslator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { loadContact } from '../../loaders/contact.server.ts'
import { markdownPage } from '../../models/markdown/markdown-text.ts'
import { dataMeta } from '../../sections/head/page-meta.ts'
import { withdrawalForm } from '../../sections/withdrawal/withdrawal-definition.ts'
import { WithdrawalForm } from '../../sections/withdrawal/withdrawal-form.tsx'
import type { Route } from './+types/route.ts'

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

export { clientAction } from '../../forms/client-action.ts'

export const meta: Route.MetaFunction = dataMeta

export default function Withdrawal({ loaderData: { contact } }: Route.ComponentProps) {
  const outcome = useActionData<typeof action>()
  return (
    <FormPage title="withdrawal.title" text="withdrawal.text" home="withdrawal.home">
      <WithdrawalForm contact={contact} outcome={outcome} />
    </FormPage>
  )
}
