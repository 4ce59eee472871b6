import '../../i18n/messages/account.ts'
import '../../i18n/messages/register.ts'
import { data, Link, redirect, useActionData, useNavigate, useSearchParams } from 'react-router'
import { menuOrEmpty } from '../../api/menus.ts'
import { settingsOrDefaults } from '../../api/settings.ts'
import { scopeContext } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { hasErrors } from '../../forms/form-answer.ts'
import { readForm } from '../../forms/read-form.server.ts'
import { sendingKeyOf } from '../../forms/sending-key.ts'
import { htmlLang } from '../../i18n/language.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { countryChoices } from '../../models/shopper/places.ts'
import { readReturnPath, withReturn } from '../../models/shopper/return-path.ts'
import { termsPage } from '../../models/store/trust.ts'
import * as styles from '../../sections/account/account.module.css'
import { goOn } from '../../sections/account/go-on.ts'
import { type RegisterOutcome, registerForm } from '../../sections/account/register.ts'
import { RegisterForm } from '../../sections/account/register-form.tsx'
import { SignInHint } from '../../sections/account/sign-in-hint.tsx'
import { titleMeta } from '../../sections/head/page-meta.ts'
import type { Route } from './+types/route.ts'
import { registrationPage } from './registration-page.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const returnPath = readReturnPath(new URL(request.url).searchParams.get(RETURN_FIELD))
  const elsewhere = await registrationPage(scope, { returnPath })
  if (elsewhere) throw redirect(elsewhere, { headers: { 'cache-control': 'no-store' } })
  const [{ countries }, footer] = await Promise.all([settingsOrDefaults(scope), menuOrEmpty(scope, 'rodape-principal')])
  return { countries: countryChoices(countries, htmlLang(scope.language)), terms: termsPage(footer.items) }
}

/** Redirects a document to the page that was left. A fetcher gets the user, and its form goes on by itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(scopeContext)
  const { personalTransport: transport, language } = scope
  const { form } = await readForm(request)
  const returnPath = readReturnPath(form.get(RETURN_FIELD))
  const sent = { form, transport, language, about: null, fallbackKey: crypto.randomUUID() }
  const { outcome, receipt } = await answerForm(registerForm, sent)
  const user = receipt?.user ?? null
  if (user && !sendingKeyOf(form)) return redirect(returnPath, 303)
  // The API may have lost its call since it was asked.
  const elsewhere = receipt || isTypo(outcome) ? null : await registrationPage(scope, { returnPath, again: true })
  if (elsewhere) return redirect(elsewhere, 303)
  const typed = { ...outcome.typed, senha: '' }
  return data({ ...outcome, typed, user, returnPath }, { status: outcome.answer.ok ? 200 : 422 })
}

function isTypo({ answer }: RegisterOutcome): boolean {
  return !answer.ok && hasErrors(answer.errors)
}

export { clientAction } from '../../forms/client-action.ts'

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
      <SignInHint keep="register.keep">{t('register.hint')}</SignInHint>
      <p className={styles.hint}>
        {t('register.already')} <Link to={withReturn(PATHS.access, returnPath)}>{t('account.enter')}</Link>
      </p>
      <RegisterForm
        {...loaderData}
        returnPath={returnPath}
        earlier={actionData}
        onSignedIn={() => goOn(returnPath, navigate)}
      />
    </section>
  )
}
