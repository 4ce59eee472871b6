import '../../i18n/messages/account'
import '../../i18n/messages/forms'
import { Link } from 'react-router'
import { FormField } from '../../forms/field'
import { SendButton } from '../../forms/form'
import fields from '../../forms/form.module.css'
import type { FormAnswer } from '../../forms/form-answer'
import { SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH, RECOVER_FIELD, REGISTER_PATH, RETURN_FIELD } from '../../models/account-paths'
import { withReturn } from '../../models/return-path'
import type { User } from '../../models/user'
import { useActions } from '../../stores/provider'
import { recordEvent } from '../../stores/shop-events'
import styles from './account.module.css'
import { ACCESS_INTENT, INTENTS } from './intents'
import { PasswordField } from './password-field'
import { readSignIn, SIGN_IN_RULES, type SignInField } from './sign-in'

interface SignInFormProps {
  returnPath: string
  /** What became of it, sent without JavaScript. */
  earlier?: { usuario: string; answer: FormAnswer<SignInField> }
  /** Somebody is signed in. */
  onSignedIn: () => void
}

/** Spec 5: e-mail and password. The access page and the dialog "Entrar" both hold it. */
export function SignInForm({ returnPath, earlier, onSignedIn }: SignInFormProps) {
  const t = useTranslator()
  const { user } = useActions()
  const sending = useSending<SignInField>(earlier?.answer)

  function send(form: HTMLFormElement) {
    const typed = readSignIn(new FormData(form))
    void sending.send(null, async () => {
      const { browserAccount } = await import('./account.browser')
      const outcome = await browserAccount.signIn(typed, t)
      if (outcome.user) await enter(outcome.user)
      else clearPassword(form)
      return outcome.answer
    })
  }

  async function enter(who: User) {
    // The next page's header asks who is there: it is told first.
    await user.enter(who).catch(() => null)
    recordEvent({ name: 'login', method: 'password' })
    onSignedIn()
  }

  return (
    <SentForm sending={sending} onSend={send} action={ACCESS_PATH} className={`${fields.form} ${fields.fields}`}>
      <input type="hidden" name={ACCESS_INTENT} value={INTENTS.signIn} />
      <input type="hidden" name={RETURN_FIELD} value={returnPath} />
      <FormField label={t('forms.email')} error={sending.errors.usuario}>
        {attributes => (
          <input
            {...attributes}
            type="email"
            name="usuario"
            autoComplete="username"
            inputMode="email"
            required
            maxLength={SIGN_IN_RULES.usuario.max}
            defaultValue={earlier?.usuario}
          />
        )}
      </FormField>
      <PasswordField label={t('account.password')} autoComplete="current-password" error={sending.errors.senha} />
      <Link className={styles.aside} to={withReturn(ACCESS_PATH, returnPath, { [RECOVER_FIELD]: '' })}>
        {t('account.forgotten')}
      </Link>
      <SendButton isBusy={sending.isPending}>{t('account.enter')}</SendButton>
      <p className={styles.other}>
        {t('account.new')} <Link to={withReturn(REGISTER_PATH, returnPath)}>{t('account.register')}</Link>
      </p>
    </SentForm>
  )
}

/** What was wrong is typed anew. */
function clearPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem('senha')
  if (field instanceof HTMLInputElement) field.value = ''
}
