import '../../i18n/messages/account.ts'
import { Link } from 'react-router'
import * as fields from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { RECOVER_FIELD, RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { withReturn } from '../../models/shopper/return-path.ts'
import * as styles from './account.module.css'
import { unanswered } from './account-failure.ts'
import { UserField } from './credential-fields.tsx'
import { ACCESS_INTENT, INTENTS } from './intents.ts'
import type { RecoverOutcome } from './recover.ts'

export function RecoverForm({ returnPath, earlier }: { returnPath: string; earlier: RecoverOutcome | undefined }) {
  const t = useTranslator()
  const form = useForm<'usuario'>({
    load: async () => (await import('./recover.ts')).recoverForm,
    earlier: earlier?.answer,
    explain: unanswered
  })
  return (
    <>
      <SentForm form={form} action={`${PATHS.access}?${RECOVER_FIELD}`} className={`${fields.form} ${fields.fields}`}>
        <input type="hidden" name={ACCESS_INTENT} value={INTENTS.recover} />
        <input type="hidden" name={RETURN_FIELD} value={returnPath} />
        <p className={styles.hint}>{t('account.recoverHint')}</p>
        <UserField typed={earlier?.typed} errors={form.errors} autoComplete="email" />
        <SendButton isBusy={form.isPending}>{t('account.recover')}</SendButton>
      </SentForm>
      <p className={styles.other}>
        <Link to={withReturn(PATHS.access, returnPath)}>{t('account.backToEnter')}</Link>
      </p>
    </>
  )
}
