import '../../i18n/messages/account.ts'
import { Link, useActionData, useNavigate, useSearchParams } from 'react-router'
import { scopeContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { isStorePage } from '../../links.ts'
import { RECOVER_FIELD, RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { readReturnPath } from '../../models/shopper/return-path.ts'
import * as styles from '../../sections/account/account.module.css'
import { goOn } from '../../sections/account/go-on.ts'
import { RecoverForm } from '../../sections/account/recover-form.tsx'
import { SignInForm } from '../../sections/account/sign-in-form.tsx'
import { SignInHint } from '../../sections/account/sign-in-hint.tsx'
import { SignOutWithoutScripts } from '../../sections/account/sign-out-without-scripts.tsx'
import { SignedIn } from '../../sections/account/signed-in.tsx'
import { pageMeta } from '../../sections/head/page-meta.ts'
import type { Site } from '../../shell/shell-view.ts'
import { useUser } from '../../stores/provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Route } from './+types/route.ts'
import { accessAction } from './access.server.ts'

export function action({ request, context }: Route.ActionArgs) {
  return accessAction(request, context.get(scopeContext))
}

export { clientAction } from '../../forms/client-action.ts'

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
