import '../../i18n/messages/account'
import '../../i18n/messages/forms'
import '../../i18n/messages/register'
import fields from '../../forms/form.module.css'
import type { Typed } from '../../forms/form-answer'
import { useTranslator } from '../../i18n/use-translator'
import { formatCpf } from '../../models/shopper/formatters'
import { BRAZIL } from '../../models/shopper/places'
import {
  formatOwnPhone,
  MASKED_LENGTHS,
  PASSWORD_LENGTH,
  type RegistrationField
} from '../../models/shopper/registration'
import styles from './account.module.css'
import { PasswordField } from './password-field'
import type { RegisterErrors } from './register'
import { RegistrationText } from './registration-text'

export interface RegistrationPartProps {
  country: string
  typed: Typed<RegistrationField> | undefined
  errors: RegisterErrors
}

/** Personal data. Spec 5: CPF and phone have masks for Brazil. */
export function PersonFields({ country, typed, errors }: RegistrationPartProps) {
  const t = useTranslator()
  const isBrazil = country === BRAZIL
  const shared = { typed, errors }
  return (
    <fieldset className={styles.group}>
      <legend>{t('register.you')}</legend>
      <RegistrationText {...shared} name="nomeRazao" label={t('register.name')} autoComplete="name" />
      <RegistrationText
        {...shared}
        name="email"
        label={t('forms.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        hint={t('account.passwordRule', PASSWORD_LENGTH)}
        error={errors.senha}
      />
      <div className={fields.pair}>
        <RegistrationText
          {...shared}
          name="cpf"
          label={t(isBrazil ? 'register.cpf' : 'register.document')}
          required={isBrazil}
          inputMode={isBrazil ? 'numeric' : 'text'}
          autoComplete="off"
          {...(isBrazil && { mask: formatCpf, maxLength: MASKED_LENGTHS.cpf, placeholder: '000.000.000-00' })}
        />
        <RegistrationText
          {...shared}
          name="telefone"
          label={t(isBrazil ? 'register.phone' : 'register.phoneAbroad')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...(isBrazil && {
            mask: formatOwnPhone,
            maxLength: MASKED_LENGTHS.telefone,
            placeholder: '(00) 00000-0000'
          })}
        />
      </div>
    </fieldset>
  )
}
