import '../../i18n/messages/account'
import { Link } from 'react-router'
import { SendButton, SentForm } from '../../forms/form'
import fields from '../../forms/form.module.css'
import { useForm } from '../../forms/use-form'
import { useTranslator } from '../../i18n/use-translator'
import { PATHS } from '../../links'
import { RECOVER_FIELD } from '../../models/shopper/account-paths'
import { PASSWORD_LENGTH } from '../../models/shopper/registration'
import { buttonClass } from '../../ui/button'
import styles from './account.module.css'
import { unanswered } from './account-failure'
import { PasswordField } from './credential-fields'
import type { PasswordAnswer } from './new-password'

/** For shoppers who followed the link of the recovery mail. Its token is in a cookie. Posts to the page's own URL. */
export function NewPasswordForm({ earlier }: { earlier?: PasswordAnswer }) {
  const t = useTranslator()
  const form = useForm<'senha'>({
    load: async () => (await import('./new-password')).newPasswordForm,
    earlier,
    explain: unanswered
  })
  return (
    <>
      <SentForm form={form} className={`${fields.form} ${fields.fields}`}>
        <p className={styles.hint}>{t('account.newHint')}</p>
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={t('account.passwordRule', PASSWORD_LENGTH)}
          error={form.errors.senha}
        />
        <SendButton isBusy={form.isPending}>{t('account.save')}</SendButton>
      </SentForm>
      {form.answer?.ok ? (
        <Link className={buttonClass({})} to={PATHS.access}>
          {t('account.enter')}
        </Link>
      ) : (
        <p className={styles.other}>
          <Link to={`${PATHS.access}?${RECOVER_FIELD}`}>{t('account.askAgain')}</Link>
        </p>
      )}
    </>
  )
}
