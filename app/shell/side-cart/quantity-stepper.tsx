import '../../i18n/messages/cartLine.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  name: string
  quantity: number
  onChange: (quantity: number) => void
  onStep: (by: 1 | -1, most: number) => void
}

/** The store's limit per line. The server may accept fewer and says so. */
const MAX_QUANTITY = 99

export function QuantityStepper({ name, quantity, onChange, onStep }: QuantityStepperProps) {
  const t = useTranslator()
  const noteId = useId()
  const { field, refusals, forget } = useTyping(quantity, onChange)
  function step(by: 1 | -1) {
    forget()
    if (inRange(quantity + by)) onStep(by, MAX_QUANTITY)
  }
  return (
    <div className={styles.place}>
      <fieldset className={styles.stepper} aria-label={name}>
        <button type="button" aria-label={t('product.decrease')} aria-disabled={quantity <= 1} onClick={() => step(-1)}>
          <Icon name="minus" size={16} />
        </button>
        <input
          type="number"
          aria-label={t('product.quantity')}
          aria-describedby={refusals > 0 ? noteId : undefined}
          min={1}
          max={MAX_QUANTITY}
          inputMode="numeric"
          {...field}
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
      {refusals > 0 ? (
        // A new element for each attempt, so that screen readers announce each one.
        <p key={refusals} id={noteId} role="alert" className={styles.note}>
          {t('cartLine.range', { quantity, most: MAX_QUANTITY })}
        </p>
      ) : null}
    </div>
  )
}

/** Commits on blur or Enter. An invalid quantity, also 0, changes nothing and shows a note until the shopper types again. */
function useTyping(quantity: number, onChange: (quantity: number) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  function type(value: string) {
    setDraft(value)
    setRefusals(0)
  }
  function finish() {
    setDraft(null)
    if (draft === null) return
    const typed = Number(draft)
    if (!Number.isInteger(typed) || !inRange(typed)) setRefusals(count => count + 1)
    else if (typed !== quantity) onChange(typed)
  }
  const field = {
    value: draft ?? quantity,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && finish()
  }
  return { field, refusals, forget: () => setRefusals(0) }
}

function inRange(quantity: number): boolean {
  return quantity >= 1 && quantity <= MAX_QUANTITY
}
