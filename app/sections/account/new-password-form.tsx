import '../../i18n/messages/account.ts'
import { Link } from 'react-router'
import * as fields from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { RECOVER_FIELD } from '../../models/shopper/account-paths.ts'
import { PASSWORD_LENGTH } from '../../models/shopper/registration.ts'
import { buttonClass } from '../../ui/button.tsx'
import * as styles from './account.module.css'
import { unanswered } from './account-failure.ts'
import { PasswordField } from './credential-fields.tsx'
import type { PasswordAnswer } from './new-password.ts'

/** For shoppers who followed the link of the recovery mail. Its token is in a cookie. Posts to the page's own URL. */
export function NewPasswordForm({ earlier }: { earlier?: PasswordAnswer }) {
  const t = useTranslator()
  const form = useForm<'senha'>({
    load: async () => (await import('./new-password.ts')).newPasswordForm,
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
