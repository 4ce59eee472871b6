import '../../../i18n/messages/subscription'
import { useEffect, useId, useRef } from 'react'
import { FormField } from '../../../forms/field'
import { useTranslator } from '../../../i18n/use-translator'
import choices from '../attributes/choices.module.css'
import { ONCE, RECURRENCE_FIELD, SUBSCRIBED, WAY_FIELD } from './subscription'
import styles from './subscription.module.css'

interface SubscriptionFieldsProps {
  recurrences: readonly number[]
  typed: string | undefined
  isWrong: boolean
}

/** Uncontrolled, so that a choice made before hydration stays. */
export function SubscriptionFields({ recurrences, typed = '', isWrong }: SubscriptionFieldsProps) {
  const t = useTranslator()
  const place = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const known = recurrences.find(days => String(days) === typed)
  useEffect(() => {
    if (isWrong) place.current?.querySelector('select')?.focus()
  }, [isWrong])
  return (
    <fieldset ref={place} className={`${choices.group} ${styles.fields}`}>
      <legend>{t('subscription.legend')}</legend>
      <div className={choices.options}>
        <label>
          <input type="radio" name={WAY_FIELD} value={ONCE} defaultChecked={typed === ''} />
          <span>{t('subscription.once')}</span>
        </label>
        <label>
          <input
            type="radio"
            name={WAY_FIELD}
            value={SUBSCRIBED}
            defaultChecked={typed !== ''}
            aria-describedby={hintId}
          />
          <span>{t('subscription.subscribe')}</span>
        </label>
      </div>
      <div className={styles.frequency}>
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
        <p id={hintId} className={styles.hint}>
          {t('subscription.hint')}
        </p>
      </div>
    </fieldset>
  )
}
