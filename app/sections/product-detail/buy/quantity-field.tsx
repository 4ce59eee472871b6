import '../../../i18n/messages/detail.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QUANTITY_FIELD } from '../offer.ts'
import * as styles from './buy-form.module.css'
import type { OrderProblems } from './order.ts'
import { clampQuantity, DEFAULT_QUANTITY, readWhole } from './quantity.ts'

/** A native number field with its own value. The steppers need JavaScript and stay within its limits. */
export function QuantityField({ limit, typed, problems }: { limit: number; typed?: string; problems: OrderProblems }) {
  const t = useTranslator()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The error stays until the quantity changes.
  const [problem, setProblem] = useState(problems.quantity)
  useEffect(() => {
    setProblem(problems.quantity)
    if (problems.quantity && !problems.attribute && !problems.texts) input.current?.focus()
  }, [problems])
  const noteId = `${id}-note`
  function settle(field: HTMLInputElement) {
    setProblem(readWhole(field.value) > limit ? 'limit' : undefined)
    field.value = String(clampQuantity(field.value, limit))
  }
  function step(by: 1 | -1) {
    const field = input.current
    if (!field) return
    setProblem(by > 0 && readWhole(field.value) >= limit ? 'limit' : undefined)
    field.value = String(clampQuantity(String(readWhole(field.value) + by), limit))
    // Setting a value fires no event, so listeners of the form need one.
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className="visually-hidden">
        {t('product.quantity')}
      </label>
      <div>
        <button type="button" data-hold="" aria-label={t('product.decrease')} onClick={() => step(-1)}>
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
          aria-describedby={noteId}
          aria-invalid={problem === 'invalid' || undefined}
          onBlur={event => settle(event.currentTarget)}
        />
        <button type="button" data-hold="" aria-label={t('product.increase')} onClick={() => step(1)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      <p id={noteId} role="status" className={styles.note}>
        {problem === 'invalid' ? t('detail.quantityInvalid') : null}
        {problem === 'limit' ? t(limit === 1 ? 'detail.limitOne' : 'detail.limitOther', { count: limit }) : null}
      </p>
    </div>
  )
}
