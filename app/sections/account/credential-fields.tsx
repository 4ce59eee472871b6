import '../../i18n/messages/account'
import '../../i18n/messages/forms'
import { useState } from 'react'
import { FormField } from '../../forms/field'
import { LENGTHS } from '../../forms/lengths'
import { type FieldState, TextField } from '../../forms/text-field'
import { useTranslator } from '../../i18n/use-translator'
import styles from './account.module.css'

export function UserField({ autoComplete, ...state }: FieldState<'usuario'> & { autoComplete: 'username' | 'email' }) {
  const t = useTranslator()
  return (
    <TextField
      {...state}
      name="usuario"
      type="email"
      label={t('forms.email')}
      autoComplete={autoComplete}
      inputMode="email"
      required
      maxLength={LENGTHS.email}
    />
  )
}

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string
}

/** With JavaScript the password can be shown. The page never contains a typed password. */
export function PasswordField({ label, autoComplete, hint, error }: PasswordFieldProps) {
  const t = useTranslator()
  const [isShown, setShown] = useState(false)
  const [verb, ...object] = t(isShown ? 'account.hidePassword' : 'account.showPassword').split(' ')
  return (
    <FormField label={label} hint={hint} error={error}>
      {attributes => (
        <div className={styles.password}>
          <input
            {...attributes}
            type={isShown ? 'text' : 'password'}
            name="senha"
            autoComplete={autoComplete}
            spellCheck={false}
            required
          />
          <button type="button" data-hold="" onClick={() => setShown(!isShown)}>
            {verb}
            <span className="visually-hidden"> {object.join(' ')}</span>
          </button>
        </div>
      )}
    </FormField>
  )
}
