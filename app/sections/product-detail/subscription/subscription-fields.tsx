import '../../../i18n/messages/subscription'
import { useEffect, useId, useRef } from 'react'
import { FormField } from '../../../forms/field'
import { useTranslator } from '../../../i18n/use-translator'
import choices from '../attributes/choices.module.css'
import { ONCE, RECURRENCE_FIELD, SUBSCRIBED, type SubscriptionProps, WAY_FIELD } from './subscription'
import styles from './subscription.module.css'

/** Uncontrolled, so that a choice made before hydration stays. */
export function SubscriptionFields({ recurrences, typed = '', isWrong }: SubscriptionProps) {
  const t = useTranslator()
  const place = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  useEffect(() => {
    if (isWrong) place.current?.querySelector('select')?.focus()
  }, [isWrong])
  return (
    <fieldset ref={place} className={`${choices.group} ${styles.fields}`}>
      <legend>{t('subscription.legend')}</legend>
      <div className={choices.options}>
        <Way value={ONCE} checked={typed === ''} label={t('subscription.once')} />
        <Way value={SUBSCRIBED} checked={typed !== ''} label={t('subscription.subscribe')} describedBy={hintId} />
      </div>
      <div className={styles.frequency}>
        <Frequency recurrences={recurrences} typed={typed} isWrong={isWrong} />
        <p id={hintId} className={styles.hint}>
          {t('subscription.hint')}
        </p>
      </div>
    </fieldset>
  )
}

interface WayProps {
  value: string
  checked: boolean
  label: string
  describedBy?: string
}

function Way({ value, checked, label, describedBy }: WayProps) {
  return (
    <label>
      <input type="radio" name={WAY_FIELD} value={value} defaultChecked={checked} aria-describedby={describedBy} />
      <span>{label}</span>
    </label>
  )
}

interface FrequencyProps {
  recurrences: readonly number[]
  typed: string
  isWrong: boolean
}

function Frequency({ recurrences, typed, isWrong }: FrequencyProps) {
  const t = useTranslator()
  const known = recurrences.find(days => String(days) === typed)
  return (
    <FormField label={t('subscription.frequency')} error={isWrong ? t('subscription.choose') : undefined}>
      {attributes => (
        <select {...attributes} name={RECURRENCE_FIELD} defaultValue={known ?? recurrences[0]}>
          {recurrences.map(days => (
            <option key={days} value={days}>
              {t('subscription.every', { days })}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
