import type { ComponentProps } from 'react'
import { TextField } from '../../forms/text-field'
import { REGISTRATION_LENGTHS, type RegistrationField } from '../../models/shopper/registration'

/** A text field of the registration. */
export function RegistrationText(props: ComponentProps<typeof TextField<RegistrationField>>) {
  return <TextField required maxLength={REGISTRATION_LENGTHS[props.name]} {...props} />
}
