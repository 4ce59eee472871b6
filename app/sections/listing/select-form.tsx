import '../../i18n/messages/listing'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { Button } from '../../ui/button'
import { QueryFields } from './query-fields'
import styles from './select-form.module.css'

interface SelectFormProps {
  label: string
  name: string
  value: string
  options: { value: string; label: string }[]
  className?: string
  onChoose: (value: string) => void
}

/** A select that navigates on change. Without scripts it is a GET form with a button. */
export function SelectForm({ label, name, value, options, className = '', onChoose }: SelectFormProps) {
  const t = useTranslator()
  return (
    // `autoComplete="off"`: on a reload, browsers would restore a choice that the page no longer shows.
    <form className={`${styles.form} ${className}`} action={useLocation().pathname} autoComplete="off">
      <QueryFields asked={[name]} />
      <label className={styles.field}>
        <span>{label}</span>
        <select
          ref={useEarlierChoice(onChoose)}
          name={name}
          value={value}
          onChange={event => onChoose(event.currentTarget.value)}
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
    </form>
  )
}

/** Applies a choice that was made before hydration. */
function useEarlierChoice(onChoose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const options = [...(select.current?.options ?? [])]
    const [rendered, chosen] = [options.find(option => option.defaultSelected), options.find(option => option.selected)]
    if (rendered && chosen && chosen !== rendered) onChoose(chosen.value)
  }, [])
  return select
}
