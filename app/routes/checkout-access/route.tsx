import '../../i18n/messages/account'
import { Link, useActionData, useNavigate, useSearchParams } from 'react-router'
import { scopeContext } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { isStorePage } from '../../links'
import { RECOVER_FIELD, RETURN_FIELD } from '../../models/shopper/account-paths'
import { readReturnPath } from '../../models/shopper/return-path'
import styles from '../../sections/account/account.module.css'
import { goOn } from '../../sections/account/go-on'
import { RecoverForm } from '../../sections/account/recover-form'
import { SignInForm } from '../../sections/account/sign-in-form'
import { SignInHint } from '../../sections/account/sign-in-hint'
import { SignOutWithoutScripts } from '../../sections/account/sign-out-without-scripts'
import { SignedIn } from '../../sections/account/signed-in'
import { pageMeta } from '../../sections/head/page-meta'
import type { Site } from '../../shell/shell-view'
import { useUser } from '../../stores/provider'
import { buttonClass } from '../../ui/button'
import type { Route } from './+types/route'
import { accessAction } from './access.server'

export function action({ request, context }: Route.ActionArgs) {
  return accessAction(request, context.get(scopeContext))
}

export { clientAction } from '../../forms/client-action'

export function meta({ matches, location }: Route.MetaArgs) {
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  const isRecovery = new URLSearchParams(location.search).has(RECOVER_FIELD)
  return pageMeta(matches, { title: t(isRecovery ? 'account.recoverTitle' : 'account.title'), canonical: '' })
}

/** Spec 2: sign-in. The document holds no shopper's data; the browser shows who is signed in. */
export default function CheckoutAccess({ matches }: Route.ComponentProps) {
  const actionData = useActionData<typeof action>()
  const t = useTranslator()
  const [query] = useSearchParams()
  const returnPath = actionData?.returnPath ?? readReturnPath(query.get(RETURN_FIELD))
  const isRecovery = query.has(RECOVER_FIELD)
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const title = isSignedIn ? 'header.account' : 'account.title'
  return (
    <section className={styles.page}>
      <h1>{t(isRecovery ? 'account.recoverTitle' : title)}</h1>
      {isRecovery ? (
        <RecoverForm returnPath={returnPath} earlier={actionData?.intent === 'recover' ? actionData : undefined} />
      ) : (
        <Enter returnPath={returnPath} earlier={actionData?.intent === 'signIn' ? actionData : undefined} />
      )}
      <CustomerArea site={matches[0].loaderData?.shell.site} />
      <SignOutWithoutScripts />
    </section>
  )
}

/** The API's own pages handle the login themselves. */
function CustomerArea({ site }: { site: Pick<Site, 'customerAreaUrl' | 'subscriptions'> | undefined }) {
  const t = useTranslator()
  if (!site?.customerAreaUrl) return null
  return (
    <p className={styles.other}>
      <a href={site.customerAreaUrl}>{t(site.subscriptions ? 'account.areaSubscriptions' : 'account.area')}</a>
    </p>
  )
}

function Enter({ returnPath, earlier }: Pick<Parameters<typeof SignInForm>[0], 'returnPath' | 'earlier'>) {
  const t = useTranslator()
  const navigate = useNavigate()
  const isSignedIn = useUser(({ user }) => user.signedIn)
  if (isSignedIn) {
    return (
      <SignedIn>
        <Link className={buttonClass({})} to={returnPath} reloadDocument={!isStorePage(returnPath)}>
          {t(returnPath === '/' ? 'account.shop' : 'account.goOn')}
        </Link>
      </SignedIn>
    )
  }
  return (
    <>
      <SignInHint keep="account.keep">{t('account.hint')}</SignInHint>
      <SignInForm returnPath={returnPath} earlier={earlier} onSignedIn={() => goOn(returnPath, navigate)} />
    </>
  )
}
