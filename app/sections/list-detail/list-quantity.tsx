import { useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ListPick, quantityField, readQuantity } from './list-picks.ts'
import * as styles from './list-row.module.css'

export function ListQuantity({ pick, typed }: { pick: ListPick; typed: string | undefined }) {
  const { product, option, quantity } = pick
  const t = useTranslator()
  const input = useRef<HTMLInputElement>(null)
  const limit = option?.limit ?? product.limit
  const start = useRef(typed ?? quantity ?? 0)
  function step(by: 1 | -1) {
    const field = input.current
    if (field) setQuantity(field, Math.min(Math.max((readQuantity(field.value, limit) ?? 0) + by, 0), limit))
  }
  return (
    <fieldset className={styles.quantity} aria-label={product.name}>
      <button type="button" aria-label={t('product.decrease')} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={input}
        type="number"
        name={quantityField(product.key)}
        aria-label={t('product.quantity')}
        inputMode="numeric"
        min={0}
        max={limit}
        defaultValue={start.current}
        onBlur={({ currentTarget }) => setQuantity(currentTarget, readQuantity(currentTarget.value, limit) ?? 0)}
      />
      <button type="button" aria-label={t('product.increase')} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}

/** Setting a value fires no event, so listeners of the form need one. */
function setQuantity(field: HTMLInputElement, quantity: number): void {
  field.value = String(quantity)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
