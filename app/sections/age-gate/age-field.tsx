import '../../i18n/messages/ageGate'
import { useEffect, useId, useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { AGE_FIELD } from './age-field-name'
import styles from './age-gate.module.css'

interface AgeFieldProps {
  age: number
  /** What is wrong with the form, this among it. Another object with every attempt, so that each one moves the focus. */
  problem: object | null
}

/** Spec 5: the answer of who cannot be asked by the dialog. */
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
