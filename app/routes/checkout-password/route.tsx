import '../../i18n/messages/account'
import { data, redirect } from 'react-router'
import { readForm } from '../../api/read-form.server'
import { scopeContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { RESET_PATH, TOKEN_FIELD } from '../../models/account-paths'
import styles from '../../sections/account/account.module.css'
import { readNewPassword, sendNewPassword } from '../../sections/account/new-password'
import { NewPasswordForm } from '../../sections/account/new-password-form'
import { pageMeta } from '../../sections/head/page-meta'
import type { Route } from './+types/route'

/** Redirects other spellings of the reset link to the one whose token the edge takes. */
export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get(TOKEN_FIELD)
  if (token) throw redirect(`${RESET_PATH}?${new URLSearchParams({ [TOKEN_FIELD]: token })}`)
  return null
}

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, personalTransport } = context.get(scopeContext)
  const typed = readNewPassword((await readForm(request)).form)
  const answer = await sendNewPassword(personalTransport, typed, createTranslator(language))
  return data({ answer }, { status: answer.ok ? 200 : 422 })
}

export function meta({ matches }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  return pageMeta(matches, { title: t('account.newTitle'), canonical: '' })
}

export default function CheckoutPassword({ actionData }: Route.ComponentProps) {
  const t = useTranslator()
  return (
    <section className={styles.page}>
      <h1>{t('account.newTitle')}</h1>
      <NewPasswordForm earlier={actionData?.answer} />
    </section>
  )
}
