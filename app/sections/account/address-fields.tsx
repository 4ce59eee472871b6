import '../../i18n/messages/register'
import { FormField } from '../../forms/field'
import fields from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator'
import { formatCep } from '../../models/shopper/formatters'
import { BRAZIL, type Country, UFS } from '../../models/shopper/places'
import { MASKED_LENGTHS } from '../../models/shopper/registration'
import styles from './account.module.css'
import type { RegistrationPartProps } from './person-fields'
import { RegistrationText } from './registration-text'

interface AddressFieldsProps extends RegistrationPartProps {
  countries: readonly Country[]
  onCountry: (country: string) => void
}

/** The address. Spec 5: the CEP has a mask for Brazil. */
export function AddressFields({ countries, country, typed, errors, onCountry }: AddressFieldsProps) {
  const t = useTranslator()
  const isBrazil = country === BRAZIL
  const shared = { typed, errors }
  return (
    <fieldset className={styles.group}>
      <legend>{t('register.address')}</legend>
      <div className={fields.pair}>
        <FormField label={t('register.country')} error={errors.pais}>
          {attributes => (
            <select
              {...attributes}
              name="pais"
              autoComplete="country"
              defaultValue={typed?.pais ?? BRAZIL}
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
        <RegistrationText
          {...shared}
          name="cep"
          label={isBrazil ? 'CEP' : t('register.postalCode')}
          inputMode={isBrazil ? 'numeric' : 'text'}
          autoComplete="postal-code"
          {...(isBrazil && { mask: formatCep, maxLength: MASKED_LENGTHS.cep, placeholder: '00000-000' })}
        />
      </div>
      <RegistrationText {...shared} name="logradouro" label={t('register.street')} autoComplete="address-line1" />
      <div className={fields.pair}>
        <RegistrationText {...shared} name="numero" label={t('register.number')} autoComplete="off" />
        <RegistrationText
          {...shared}
          name="complemento"
          label={t('register.complement')}
          required={false}
          autoComplete="address-line2"
        />
      </div>
      <div className={styles.trio}>
        <RegistrationText
          {...shared}
          name="bairro"
          label={t(isBrazil ? 'register.district' : 'register.districtAbroad')}
          required={isBrazil}
          autoComplete="address-level3"
        />
        <RegistrationText {...shared} name="cidade" label={t('register.city')} autoComplete="address-level2" />
        <StateField isBrazil={isBrazil} {...shared} />
      </div>
    </fieldset>
  )
}

type StateFieldProps = Omit<RegistrationPartProps, 'country'> & { isBrazil: boolean }

/** A select of Brazil's states; a text field for other countries. */
function StateField({ isBrazil, typed, errors }: StateFieldProps) {
  const t = useTranslator()
  const shared = { label: t('register.state'), autoComplete: 'address-level1' }
  if (!isBrazil) return <RegistrationText {...shared} name="uf" typed={typed} errors={errors} />
  return (
    <FormField label={shared.label} error={errors.uf}>
      {attributes => (
        <select {...attributes} name="uf" autoComplete={shared.autoComplete} required defaultValue={typed?.uf ?? ''}>
          <option value="">{t('register.choose')}</option>
          {UFS.map(uf => (
            <option key={uf}>{uf}</option>
          ))}
        </select>
      )}
    </FormField>
  )
}
