import '../../i18n/messages/consent'
import { type ReactNode, useId } from 'react'
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
      <Purpose label={t('consent.necessary')} checked disabled>
        {t('consent.necessaryHint')}
      </Purpose>
      <Purpose
        label={t('consent.measurement')}
        checked={measurement}
        onChange={checked => onChange({ measurement: checked, marketing: checked && marketing })}
      >
        {t('consent.measurementHint')}
      </Purpose>
      <Purpose
        label={t('consent.marketing')}
        checked={marketing}
        disabled={!measurement}
        onChange={checked => onChange({ measurement, marketing: checked })}
      >
        {t('consent.marketingHint')}
      </Purpose>
    </fieldset>
  )
}

interface PurposeProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
  children: ReactNode
}

function Purpose({ label, checked, disabled, onChange, children }: PurposeProps) {
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
      <small id={id}>{children}</small>
    </div>
  )
}
