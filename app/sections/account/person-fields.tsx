import '../../i18n/messages/account'
import '../../i18n/messages/register'
import fields from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator'
import { PASSWORD_LENGTH } from '../../models/shopper/registration'
import styles from './account.module.css'
import { PasswordField } from './credential-fields'
import { type RegistrationPartProps, RegistrationText } from './registration-text'

export function PersonFields(state: RegistrationPartProps) {
  const t = useTranslator()
  return (
    <fieldset className={styles.group}>
      <legend>{t('register.you')}</legend>
      <RegistrationText {...state} name="nomeRazao" />
      <RegistrationText {...state} name="email" />
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        hint={t('account.passwordRule', PASSWORD_LENGTH)}
        error={state.errors.senha}
      />
      <div className={fields.pair}>
        <RegistrationText {...state} name="cpf" />
        <RegistrationText {...state} name="telefone" />
      </div>
    </fieldset>
  )
}
