import '../../i18n/messages/account.ts'
import '../../i18n/messages/register.ts'
import { FormField } from '../../forms/field.tsx'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { BRAZIL, type Country, UFS } from '../../models/shopper/places.ts'
import { PASSWORD_LENGTH } from '../../models/shopper/registration.ts'
import * as styles from './account.module.css'
import { PasswordField } from './credential-fields.tsx'
import { type RegistrationPartProps, RegistrationText } from './registration-text.tsx'

export function PersonFields(state: RegistrationPartProps) {
  const t = useTranslator()
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('register.you')}</legend>
        <RegistrationText {...state} name="nomeRazao" />
        <div className={styles.halves}>
          <RegistrationText {...state} name="cpf" />
          <RegistrationText {...state} name="telefone" />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('register.access')}</legend>
        <RegistrationText {...state} name="email" />
        <PasswordField
          label={t('account.password')}
          autoComplete="new-password"
          hint={t('account.passwordRule', PASSWORD_LENGTH)}
          error={state.errors.senha}
        />
      </fieldset>
    </>
  )
}

interface AddressFieldsProps extends RegistrationPartProps {
  countries: readonly Country[]
  onCountry: (country: string) => void
}

export function AddressFields({ countries, onCountry, ...state }: AddressFieldsProps) {
  const t = useTranslator()
  return (
    <fieldset className={styles.group}>
      <legend>{t('register.address')}</legend>
      <div className={styles.halves}>
        <FormField label={t('register.country')} error={state.errors.pais}>
          {attributes => (
            <select
              {...attributes}
              name="pais"
              autoComplete="country"
              defaultValue={state.typed?.pais ?? BRAZIL}
              onChange={event => onCountry(event.currentTarget.value)}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <RegistrationText {...state} name="cep" />
      </div>
      <div className={styles.street}>
        <RegistrationText {...state} name="logradouro" />
        <RegistrationText {...state} name="numero" />
        <RegistrationText {...state} name="complemento" />
      </div>
      <div className={styles.trio}>
        <RegistrationText {...state} name="bairro" />
        <RegistrationText {...state} name="cidade" />
        {state.isBrazil ? <StateSelect {...state} /> : <RegistrationText {...state} name="uf" />}
      </div>
    </fieldset>
  )
}

function StateSelect({ typed, errors }: RegistrationPartProps) {
  const t = useTranslator()
  return (
    <FormField label={t('register.state')} error={errors.uf}>
      {attributes => (
        <select {...attributes} name="uf" autoComplete="address-level1" required defaultValue={typed?.uf ?? ''}>
          <option value="">{t('register.choose')}</option>
          {UFS.map(uf => (
            <option key={uf}>{uf}</option>
          ))}
        </select>
      )}
    </FormField>
  )
}
