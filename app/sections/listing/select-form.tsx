import '../../i18n/words/listing'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { Button } from '../../ui/button'
import { queryFields } from './query-fields'
import styles from './select-form.module.css'

interface SelectFormProps {
  label: string
  /** The query's key that it changes. */
  name: string
  value: string
  options: { value: string; label: string }[]
  className?: string
}

/** One choice of the address: a plain GET form, sent by its button or, with JavaScript, on change. */
export function SelectForm({ label, name, value, options, className = '' }: SelectFormProps) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  const { action, fields } = queryFields(pathname, search, [name])
  const select = useFollowing(value)
  return (
    // Browsers would put a reloaded page's select back to a choice that the page no longer shows.
    <Form className={`${styles.form} ${className}`} action={action} preventScrollReset autoComplete="off">
      {fields.map(field => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <label className={styles.field}>
        <span>{label}</span>
        <select
          ref={select}
          name={name}
          defaultValue={value}
          onChange={event => event.currentTarget.form?.requestSubmit()}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" small look="secondary" className={styles.submit}>
        {t('listing.apply')}
      </Button>
    </Form>
  )
}

/** The address changes by other ways too: back, a link. */
function useFollowing(value: string) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  return select
}
