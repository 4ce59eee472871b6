import '../../i18n/messages/account'
import { data, redirect, useActionData } from 'react-router'
import { scopeContext } from '../../context'
import { answerForm } from '../../forms/answer-form.server'
import { readForm } from '../../forms/read-form.server'
import { useTranslator } from '../../i18n/use-translator'
import { PATHS } from '../../links'
import { TOKEN_FIELD } from '../../models/shopper/account-paths'
import styles from '../../sections/account/account.module.css'
import { newPasswordForm } from '../../sections/account/new-password'
import { NewPasswordForm } from '../../sections/account/new-password-form'
import { titleMeta } from '../../sections/head/page-meta'
import type { Route } from './+types/route'

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

export { clientAction } from '../../forms/client-action'

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
