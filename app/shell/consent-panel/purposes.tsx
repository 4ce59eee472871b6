import '../../i18n/messages/consent'
import { useId } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { Consent } from '../../models/shopper/consent'
import styles from './consent-panel.module.css'

interface PurposesProps {
  choice: Consent
  onChange: (choice: Consent) => void
}

/** No purpose is ticked by default. */
export function Purposes({ choice: { measurement, marketing }, onChange }: PurposesProps) {
  const t = useTranslator()
  return (
    <fieldset className={styles.purposes} aria-label={t('consent.purposes')}>
      <Purpose label={t('consent.necessary')} hint={t('consent.necessaryHint')} checked disabled />
      <Purpose
        label={t('consent.measurement')}
        hint={t('consent.measurementHint')}
        checked={measurement}
        onChange={checked => onChange({ measurement: checked, marketing: checked && marketing })}
      />
      <Purpose
        label={t('consent.marketing')}
        hint={t('consent.marketingHint')}
        checked={marketing}
        disabled={!measurement}
        onChange={checked => onChange({ measurement, marketing: checked })}
      />
    </fieldset>
  )
}

interface PurposeProps {
  label: string
  hint: string
  checked: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

function Purpose({ label, hint, checked, disabled, onChange }: PurposeProps) {
  const id = useId()
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          readOnly={!onChange}
          aria-describedby={id}
          onChange={event => onChange?.(event.target.checked)}
        />
        {label}
      </label>
      <small id={id}>{hint}</small>
    </div>
  )
}
