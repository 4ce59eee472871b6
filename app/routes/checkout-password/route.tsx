import '../../i18n/words/account'
import { data, redirect, useSearchParams } from 'react-router'
import { readForm } from '../../api/read-form.server'
import { scopeContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH, RECOVER_FIELD } from '../../models/account-paths'
import styles from '../../sections/account/account.module.css'
import { readNewPassword, sendNewPassword, TOKEN_FIELD } from '../../sections/account/new-password'
import { NewPasswordForm } from '../../sections/account/new-password-form'
import { pageMeta } from '../../sections/head/page-meta'
import type { Route } from './+types/route'

/** Only the link of a message leads here; without what it carries there is nothing to do. */
export function loader({ url }: Route.LoaderArgs) {
  if (!url.searchParams.get(TOKEN_FIELD)) throw redirect(`${ACCESS_PATH}?${RECOVER_FIELD}`)
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
  const [query] = useSearchParams()
  return (
    <section className={styles.page}>
      <h1>{t('account.newTitle')}</h1>
      <NewPasswordForm token={query.get(TOKEN_FIELD) ?? ''} earlier={actionData?.answer} />
    </section>
  )
}
