import '../../i18n/messages/account.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import * as fields from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { RECOVER_FIELD, REGISTER_PATH, RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { withReturn } from '../../models/shopper/return-path.ts'
import * as styles from './account.module.css'
import { unanswered } from './account-failure.ts'
import { PasswordField, UserField } from './credential-fields.tsx'
import { ACCESS_INTENT, INTENTS } from './intents.ts'
import type { SignInField, SignInOutcome } from './sign-in.ts'
import { type Entered, useEnter } from './use-enter.ts'

interface SignInFormProps {
  returnPath: string
  earlier?: SignInOutcome | undefined
  onSignedIn: () => void
}

export function SignInForm({ returnPath, earlier, onSignedIn }: SignInFormProps) {
  const t = useTranslator()
  const place = useRef<HTMLFormElement>(null)
  const enter = useEnter('login', onSignedIn)
  const form = useForm<SignInField, SignInOutcome & Entered>({
    load: async () => (await import('./sign-in.ts')).signInForm,
    earlier: earlier?.answer,
    explain: unanswered,
    onResult(result) {
      if (!result.user) clearPassword(place.current)
      return enter(result)
    }
  })

  return (
    <SentForm ref={place} form={form} action={PATHS.access} className={`${fields.form} ${fields.fields}`}>
      <input type="hidden" name={ACCESS_INTENT} value={INTENTS.signIn} />
      <input type="hidden" name={RETURN_FIELD} value={returnPath} />
      <UserField typed={earlier?.typed} errors={form.errors} autoComplete="username" />
      <PasswordField label={t('account.password')} autoComplete="current-password" error={form.errors.senha} />
      <Link className={styles.aside} to={withReturn(PATHS.access, returnPath, { [RECOVER_FIELD]: '' })}>
        {t('account.forgotten')}
      </Link>
      <SendButton isBusy={form.isPending}>{t('account.enter')}</SendButton>
      <p className={styles.other}>
        {t('account.new')} <Link to={withReturn(REGISTER_PATH, returnPath)}>{t('account.register')}</Link>
      </p>
    </SentForm>
  )
}

function clearPassword(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('senha')
  if (field instanceof HTMLInputElement) field.value = ''
}
