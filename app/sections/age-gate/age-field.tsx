import '../../i18n/messages/ageGate'
import { useEffect, useId, useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { AGE_FIELD } from './age-field-name'
import styles from './age-gate.module.css'

interface AgeFieldProps {
  age: number
  /** The form's problem, including a missing age. A new object with every attempt, so that each one moves the focus. */
  problem: object | null
}

/** Spec 5: the answer when the dialog cannot ask. */
export function AgeField({ age, problem }: AgeFieldProps) {
  const t = useTranslator()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem && Object.keys(problem).length === 1) input.current?.focus()
  }, [problem])
  return (
    <div className={styles.field}>
      <label>
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
        <p id={id} role="alert">
          {t('ageGate.required', { age })}
        </p>
      ) : null}
    </div>
  )
}
