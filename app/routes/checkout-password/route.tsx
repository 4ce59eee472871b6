import '../../i18n/messages/account.ts'
import { data, redirect, useActionData } from 'react-router'
import { scopeContext } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { readForm } from '../../forms/read-form.server.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { TOKEN_FIELD } from '../../models/shopper/account-paths.ts'
import * as styles from '../../sections/account/account.module.css'
import { newPasswordForm } from '../../sections/account/new-password.ts'
import { NewPasswordForm } from '../../sections/account/new-password-form.tsx'
import { titleMeta } from '../../sections/head/page-meta.ts'
import type { Route } from './+types/route.ts'

/** Redirects other spellings of the reset link to the one whose token the edge takes. */
export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get(TOKEN_FIELD)
  if (token) throw redirect(`${PATHS.password}?${new URLSearchParams({ [TOKEN_FIELD]: token })}`)
  return null
}

/** A new password by the reset link. The password is not sent back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, personalTransport: transport } = context.get(scopeContext)
  const { form } = await readForm(request)
  const { outcome } = await answerForm(newPasswordForm, { form, transport, language, about: null })
  const { answer } = outcome
  return data({ answer }, { status: answer.ok ? 200 : 422 })
}

export { clientAction } from '../../forms/client-action.ts'

export const meta = titleMeta('account.newTitle')

export default function CheckoutPassword() {
  const actionData = useActionData<typeof action>()
  const t = useTranslator()
  return (
    <section className={styles.page}>
      <h1>{t('account.newTitle')}</h1>
      <NewPasswordForm earlier={actionData?.answer} />
    </section>
  )
}
