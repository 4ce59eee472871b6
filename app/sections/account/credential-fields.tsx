import '../../i18n/messages/account.ts'
import '../../i18n/messages/forms.ts'
import { useState } from 'react'
import { FormField } from '../../forms/field.tsx'
import { LENGTHS } from '../../forms/lengths.ts'
import { type FieldState, TextField } from '../../forms/text-field.tsx'
import { useTranslator } from '../../i18n/use-translator.tsx'
import * as styles from './account.module.css'

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
