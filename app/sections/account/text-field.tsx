import type { ComponentProps } from 'react'
import { FormField } from '../../forms/field'
import type { Typed } from '../../forms/form-answer'
import { typeMasked } from '../../forms/type-masked'
import { REGISTRATION_LENGTHS, type RegistrationField } from '../../models/registration'
import type { RegisterErrors } from './register'

interface TextFieldProps extends ComponentProps<'input'> {
  name: RegistrationField
  label: string
  typed: Typed<RegistrationField> | undefined
  errors: RegisterErrors
  /** Writes the separators while it is typed. */
  mask?: (value: string) => string
}

/** A line of the registration. Its value is the browser's own: what was typed before hydration, or is wrong, stays. */
export function TextField({ name, label, typed, errors, mask, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={errors[name]}>
      {attributes => (
        <input
          type="text"
          required
          maxLength={REGISTRATION_LENGTHS[name]}
          defaultValue={typed?.[name]}
          onInput={mask && (event => typeMasked(event.currentTarget, event.nativeEvent, mask))}
          {...input}
          {...attributes}
          name={name}
        />
      )}
    </FormField>
  )
}
