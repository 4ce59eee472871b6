import '../../i18n/messages/forms.ts'
import '../../i18n/messages/register.ts'
import type { ComponentProps } from 'react'
import { type FieldState, TextField } from '../../forms/text-field.tsx'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { formatCep, formatCpf } from '../../models/shopper/formatters.ts'
import {
  formatOwnPhone,
  MASKED_LENGTHS,
  REGISTRATION_LENGTHS,
  type RegistrationField
} from '../../models/shopper/registration.ts'
import type { RegisterErrors } from './register.ts'

export interface RegistrationPartProps {
  isBrazil: boolean
  typed: FieldState<RegistrationField>['typed']
  errors: RegisterErrors
}

type TextName = Exclude<RegistrationField, 'senha' | 'pais'>
type Attributes = Omit<ComponentProps<typeof TextField>, 'name' | 'typed' | 'errors'>

export function RegistrationText({ name, isBrazil, ...state }: RegistrationPartProps & { name: TextName }) {
  const attributes = attributesOf(useTranslator(), isBrazil)[name]
  const mask = isBrazil ? MASKS[name] : undefined
  return <TextField {...state} name={name} required maxLength={REGISTRATION_LENGTHS[name]} {...attributes} {...mask} />
}

function attributesOf(t: Translator, isBrazil: boolean): Record<TextName, Attributes> {
  const inputMode = isBrazil ? 'numeric' : 'text'
  return {
    nomeRazao: { label: t('register.name'), autoComplete: 'name' },
    email: { label: t('forms.email'), type: 'email', inputMode: 'email', autoComplete: 'email' },
    cpf: {
      label: t(isBrazil ? 'register.cpf' : 'register.document'),
      required: isBrazil,
      inputMode,
      autoComplete: 'off'
    },
    telefone: {
      label: t(isBrazil ? 'register.phone' : 'register.phoneAbroad'),
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel'
    },
    cep: { label: isBrazil ? 'CEP' : t('register.postalCode'), inputMode, autoComplete: 'postal-code' },
    logradouro: { label: t('register.street'), autoComplete: 'address-line1' },
    numero: { label: t('register.number'), autoComplete: 'off' },
    complemento: { label: t('register.complement'), required: false, autoComplete: 'address-line2' },
    bairro: {
      label: t(isBrazil ? 'register.district' : 'register.districtAbroad'),
      required: isBrazil,
      autoComplete: 'address-level3'
    },
    cidade: { label: t('register.city'), autoComplete: 'address-level2' },
    uf: { label: t('register.state'), autoComplete: 'address-level1' }
  }
}

/** Spec 5: masks for Brazil. */
const MASKS: { [F in TextName]?: Partial<Attributes> } = {
  cpf: { mask: formatCpf, maxLength: MASKED_LENGTHS.cpf, placeholder: '000.000.000-00' },
  telefone: { mask: formatOwnPhone, maxLength: MASKED_LENGTHS.telefone, placeholder: '(00) 00000-0000' },
  cep: { mask: formatCep, maxLength: MASKED_LENGTHS.cep, placeholder: '00000-000' }
}
