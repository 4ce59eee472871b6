import '../../i18n/messages/ageGate.ts'
import { useEffect, useId, useRef } from 'react'
import * as form from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { AGE_FIELD } from './age-field-name.ts'

/**
 * Spec 5: the answer when the dialog cannot ask. `problem`: the form's problem, including a missing age. It is a new object
 * with every attempt, so that each one moves the focus.
 */
export function AgeField({ age, problem }: { age: number; problem: object | null }) {
  const t = useTranslator()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem && Object.keys(problem).length === 1) input.current?.focus()
  }, [problem])
  return (
    <div>
      <label className={form.check}>
        <input
          ref={input}
          type="checkbox"
          name={AGE_FIELD}
          value="sim"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
        />
        {t('ageGate.yes', { age })}
      </label>
      {problem ? (
        <p id={id} role="alert" className={form.error}>
          {t('ageGate.required', { age })}
        </p>
      ) : null}
    </div>
  )
}
