import { type ReactNode, useId } from 'react'
import * as styles from './scale-field.module.css'

interface ScaleFieldProps {
  legend: string
  name: string
  options: readonly (readonly [value: string, label: ReactNode])[]
  ends?: readonly [first: string, last: string]
  typed: string | undefined
  error: string | undefined
}

/** A scale of radio buttons, so that arrow keys work. */
export function ScaleField({ legend, name, options, ends, typed, error }: ScaleFieldProps) {
  const id = useId()
  const described = [ends && `${id}-ends`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.field} aria-describedby={described}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([value, label], index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={typed === value}
              data-wrong={error && index === 0 ? '' : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {ends ? (
        <p id={`${id}-ends`} className={styles.ends}>
          <span>1: {ends[0]}</span> <span>10: {ends[1]}</span>
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
