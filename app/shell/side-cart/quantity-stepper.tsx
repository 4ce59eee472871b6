import { type KeyboardEvent, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  /** Of the product, which tells the steppers apart. */
  name: string
  quantity: number
  onChange: (quantity: number) => void
  onStep: (by: 1 | -1, most: number) => void
}

/** The store takes no more of one line than this; the server may take less and says so. */
const MAX_QUANTITY = 99

export function QuantityStepper({ name, quantity, onChange, onStep }: QuantityStepperProps) {
  const t = useTranslator()
  const typing = useTyping(quantity, onChange)
  const step = (by: 1 | -1) => inRange(quantity + by) && onStep(by, MAX_QUANTITY)
  return (
    <fieldset className={styles.stepper} aria-label={name}>
      <button type="button" aria-label={t('product.decrease')} aria-disabled={quantity <= 1} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        type="number"
        aria-label={t('product.quantity')}
        min={1}
        max={MAX_QUANTITY}
        inputMode="numeric"
        {...typing}
      />
      <button
        type="button"
        aria-label={t('product.increase')}
        aria-disabled={quantity >= MAX_QUANTITY}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}

/** What is typed counts when it is done: on leaving the field or with Enter. */
function useTyping(quantity: number, onChange: (quantity: number) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  function finish() {
    const typed = Number(draft)
    if (draft !== null && Number.isInteger(typed) && inRange(typed) && typed !== quantity) onChange(typed)
    setDraft(null)
  }
  return {
    value: draft ?? quantity,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && finish()
  }
}

function inRange(quantity: number): boolean {
  return quantity >= 1 && quantity <= MAX_QUANTITY
}
