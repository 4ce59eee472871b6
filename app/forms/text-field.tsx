import '../i18n/messages/forms.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslator } from '../i18n/use-translator.tsx'
import { FormField } from './field.tsx'
import type { FieldErrors, Typed } from './form-answer.ts'
import { LENGTHS } from './lengths.ts'
import { typeMasked } from './type-masked.ts'

export interface FieldState<F extends string> {
  typed: Typed<F> | undefined
  errors: FieldErrors<F>
}

interface Labelled<F extends string> extends FieldState<F> {
  name: F
  label: ReactNode
  hint?: ReactNode
}

type TextFieldProps<F extends string> = Labelled<F> &
  Omit<ComponentProps<'input'>, 'name'> & { mask?: (value: string) => string }

/** Uncontrolled, so that text typed before hydration, or refused, stays. */
export function TextField<F extends string>({ name, label, hint, typed, errors, mask, ...input }: TextFieldProps<F>) {
  return (
    <FormField label={label} hint={hint} error={errors[name]}>
      {attributes => (
        <input
          type="text"
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

export function MessageField<F extends string>({
  name,
  label,
  typed,
  errors,
  ...textarea
}: Labelled<F> & Omit<ComponentProps<'textarea'>, 'name'>) {
  return (
    <FormField label={label} error={errors[name]}>
      {attributes => (
        <textarea maxLength={LENGTHS.message} defaultValue={typed?.[name]} {...textarea} {...attributes} name={name} />
      )}
    </FormField>
  )
}

export function NameField(props: FieldState<'nome'>) {
  const t = useTranslator()
  return (
    <TextField name="nome" label={t('forms.name')} autoComplete="name" required maxLength={LENGTHS.name} {...props} />
  )
}

export function EmailField({ hint, ...props }: FieldState<'email'> & { hint?: string }) {
  const t = useTranslator()
  return (
    <TextField
      name="email"
      type="email"
      label={t('forms.email')}
      hint={hint}
      autoComplete="email"
      required
      maxLength={LENGTHS.email}
      {...props}
    />
  )
}
