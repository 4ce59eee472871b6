import '../../i18n/messages/account'
import { Link } from 'react-router'
import { SendButton } from '../../forms/form'
import fields from '../../forms/form.module.css'
import { SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH, RECOVER_FIELD } from '../../models/account-paths'
import { PASSWORD_LENGTH } from '../../models/registration'
import { buttonClass } from '../../ui/button'
import styles from './account.module.css'
import { type PasswordAnswer, readNewPassword } from './new-password'
import { PasswordField } from './password-field'

/**
 * For whoever came by the link of the recovery's message, whose token is in a cookie. Without JavaScript the form is sent to
 * its own address.
 */
export function NewPasswordForm({ earlier }: { earlier?: PasswordAnswer }) {
  const t = useTranslator()
  const sending = useSending<'senha'>(earlier)
  function send(form: HTMLFormElement) {
    const typed = readNewPassword(new FormData(form))
    void sending.send(null, async () => {
      const { browserAccount } = await import('./account.browser')
      return browserAccount.newPassword(typed, t)
    })
  }
  return (
    <>
      <SentForm sending={sending} onSend={send} className={`${fields.form} ${fields.fields}`}>
        <p className={styles.hint}>{t('account.newHint')}</p>
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={t('account.passwordRule', PASSWORD_LENGTH)}
          error={sending.errors.senha}
        />
        <SendButton isBusy={sending.isPending}>{t('account.save')}</SendButton>
      </SentForm>
      <Next isSaved={sending.answer?.ok === true} />
    </>
  )
}

function Next({ isSaved }: { isSaved: boolean }) {
  const t = useTranslator()
  if (isSaved) {
    return (
      <Link className={buttonClass({})} to={ACCESS_PATH}>
        {t('account.enter')}
      </Link>
    )
  }
  return (
    <p className={styles.other}>
      <Link to={`${ACCESS_PATH}?${RECOVER_FIELD}`}>{t('account.askAgain')}</Link>
    </p>
  )
}
