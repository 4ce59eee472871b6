import '../../i18n/messages/account'
import '../../i18n/messages/register'
import { Link, useActionData, useNavigate, useSearchParams } from 'react-router'
import { settingsOrDefaults } from '../../api/settings'
import { scopeContext } from '../../context'
import { htmlLang } from '../../i18n/language'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH, RETURN_FIELD } from '../../models/shopper/account-paths'
import { countryChoices } from '../../models/shopper/places'
import { readReturnPath, withReturn } from '../../models/shopper/return-path'
import styles from '../../sections/account/account.module.css'
import { goOn } from '../../sections/account/go-on'
import { RegisterForm } from '../../sections/account/register-form'
import { titleMeta } from '../../sections/head/page-meta'
import type { Route } from './+types/route'
import { registerAction } from './register.server'

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { countries } = await settingsOrDefaults(scope)
  return { countries: countryChoices(countries, htmlLang(scope.language)) }
}

export function action({ request, context }: Route.ActionArgs) {
  return registerAction(request, context.get(scopeContext))
}

export { clientAction } from '../../forms/client-action'

export const meta = titleMeta('register.title')

export default function CheckoutRegister({ loaderData }: Route.ComponentProps) {
  const actionData = useActionData<typeof action>()
  const t = useTranslator()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnPath = actionData?.returnPath ?? readReturnPath(query.get(RETURN_FIELD))
  return (
    <section className={`${styles.page} ${styles.wide}`}>
      <h1>{t('register.title')}</h1>
      <p className={styles.hint}>{t('register.hint')}</p>
      <RegisterForm
        countries={loaderData.countries}
        returnPath={returnPath}
        earlier={actionData}
        onSignedIn={() => goOn(returnPath, navigate)}
      />
      <p className={styles.other}>
        {t('register.already')} <Link to={withReturn(ACCESS_PATH, returnPath)}>{t('account.enter')}</Link>
      </p>
    </section>
  )
}
