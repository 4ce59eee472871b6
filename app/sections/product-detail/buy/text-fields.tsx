import '../../../i18n/messages/forms.ts'
import { useEffect, useRef, useState } from 'react'
import { FormField } from '../../../forms/field.tsx'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Customization } from '../../../models/product/customizations.ts'
import { formatBRL } from '../../../models/store/money.ts'
import type { OrderProblems } from './order.ts'
import * as styles from './text-fields.module.css'
import { type TextProblem, type TypedTexts, textField } from './texts.ts'

interface TextFieldsProps {
  customizations: readonly Customization[]
  typed: TypedTexts | undefined
  problems: OrderProblems
}

/** The custom texts of the buy form. The fields are uncontrolled, so text typed before hydration stays. */
export function TextFields({ customizations, typed = {}, problems }: TextFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problems.texts || problems.attribute) return
    place.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [problems])
  return (
    <div ref={place} className={styles.texts}>
      {customizations.map(customization => (
        <TextInput
          key={customization.id}
          customization={customization}
          typed={typed[customization.id]}
          problem={problems.texts?.[customization.id]}
        />
      ))}
    </div>
  )
}

interface TextInputProps {
  customization: Customization
  typed: string | undefined
  problem: TextProblem | undefined
}

function TextInput({ customization, typed = '', problem }: TextInputProps) {
  const t = useTranslator()
  const { name, price, maxLength, required, hint } = customization
  const input = useRef<HTMLInputElement>(null)
  const [length, setLength] = useState(typed.length)
  useEffect(() => setLength(input.current?.value.length ?? 0), [])
  const errors = { empty: t('forms.empty'), long: t('forms.long', { count: maxLength }) }
  return (
    <FormField
      label={
        <>
          {name}
          {required ? null : <span className={styles.soft}>{` (${t('forms.optional')})`}</span>}
          {price > 0 ? <span className={styles.extra}>{` + ${formatBRL(price, t.language)}`}</span> : null}
        </>
      }
      hint={
        <span className={styles.hint}>
          <span>{[hint, errors.long].filter(Boolean).join(' ')}</span>
          <span aria-hidden="true">{`${length}/${maxLength}`}</span>
        </span>
      }
      error={typeof problem === 'object' ? problem.said : problem && errors[problem]}
    >
      {attributes => (
        <input
          {...attributes}
          ref={input}
          type="text"
          name={textField(customization)}
          maxLength={maxLength}
          required={required}
          defaultValue={typed}
          autoComplete="off"
          onInput={event => setLength(event.currentTarget.value.length)}
        />
      )}
    </FormField>
  )
}
