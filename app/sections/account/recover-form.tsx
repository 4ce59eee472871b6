import '../../i18n/messages/account'
import '../../i18n/messages/forms'
import { Link } from 'react-router'
import { FormField } from '../../forms/field'
import { SendButton } from '../../forms/form'
import fields from '../../forms/form.module.css'
import type { FormAnswer } from '../../forms/form-answer'
import { EMAIL } from '../../forms/form-rules'
import { SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH, RECOVER_FIELD, RETURN_FIELD } from '../../models/account-paths'
import { withReturn } from '../../models/return-path'
import styles from './account.module.css'
import { ACCESS_INTENT, INTENTS } from './intents'
import { readRecovery } from './recover'

interface RecoverFormProps {
  returnPath: string
  earlier?: { usuario: string; answer: FormAnswer<'usuario'> }
}

/** Asks for a link to a new password. The answer is the same whether there is such an account or not. */
export function RecoverForm({ returnPath, earlier }: RecoverFormProps) {
  const t = useTranslator()
  const sending = useSending<'usuario'>(earlier?.answer)
  function send(form: HTMLFormElement) {
    const typed = readRecovery(new FormData(form))
    void sending.send(typed, async () => {
      const { browserAccount } = await import('./account.browser')
      return browserAccount.recover(typed, t)
    })
  }
  return (
    <>
      <SentForm
        sending={sending}
        onSend={send}
        action={`${ACCESS_PATH}?${RECOVER_FIELD}`}
        className={`${fields.form} ${fields.fields}`}
      >
        <input type="hidden" name={ACCESS_INTENT} value={INTENTS.recover} />
        <input type="hidden" name={RETURN_FIELD} value={returnPath} />
        <p className={styles.hint}>{t('account.recoverHint')}</p>
        <FormField label={t('forms.email')} error={sending.errors.usuario}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              name="usuario"
              autoComplete="email"
              inputMode="email"
              required
              maxLength={EMAIL.max}
              defaultValue={earlier?.usuario}
            />
          )}
        </FormField>
        <SendButton isBusy={sending.isPending}>{t('account.recover')}</SendButton>
      </SentForm>
      <p className={styles.other}>
        <Link to={withReturn(ACCESS_PATH, returnPath)}>{t('account.backToEnter')}</Link>
      </p>
    </>
  )
}
