import { useId, useRef } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { Icon } from '../../../ui/icon'
import { QUANTITY_FIELD } from '../offer'
import styles from './buy-form.module.css'
import { clampQuantity, DEFAULT_QUANTITY } from './quantity'

interface QuantityFieldProps {
  limit: number
  /** What had been typed before the page was written anew. */
  typed?: string
}

/** The native number field keeps its own value; the steppers, which need JavaScript, step it within its limits. */
export function QuantityField({ limit, typed }: QuantityFieldProps) {
  const t = useTranslator()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>{t('product.quantity')}</label>
      <div>
        <button type="button" aria-label={t('product.decrease')} onClick={() => input.current?.stepDown()}>
          <Icon name="minus" size={18} />
        </button>
        <input
          ref={input}
          id={id}
          type="number"
          name={QUANTITY_FIELD}
          inputMode="numeric"
          min={DEFAULT_QUANTITY}
          max={limit}
          defaultValue={typed || DEFAULT_QUANTITY}
          onBlur={event => {
            event.currentTarget.value = String(clampQuantity(event.currentTarget.value, limit))
          }}
        />
        <button type="button" aria-label={t('product.increase')} onClick={() => input.current?.stepUp()}>
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  )
}
