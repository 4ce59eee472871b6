import '../../i18n/messages/register'
import { FormField } from '../../forms/field'
import { useTranslator } from '../../i18n/use-translator'
import { UFS } from '../../models/shopper/places'
import type { RegistrationPartProps } from './person-fields'
import { RegistrationText } from './registration-text'

type StateFieldProps = Omit<RegistrationPartProps, 'country'> & { isBrazil: boolean }

/** A select of Brazil's states; a text field for other countries. */
export function StateField({ isBrazil, typed, errors }: StateFieldProps) {
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
