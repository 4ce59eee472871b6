import { useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { type ListPick, quantityField, readQuantity } from './list-picks'
import styles from './list-row.module.css'

export function ListQuantity({ pick, typed }: { pick: ListPick; typed: string | undefined }) {
  const { product, option, quantity } = pick
  const t = useTranslator()
  const input = useRef<HTMLInputElement>(null)
  const limit = option?.limit ?? product.limit
  const start = useRef(typed ?? quantity ?? 0)
  function step(by: 1 | -1) {
    if (by > 0) input.current?.stepUp()
    else input.current?.stepDown()
    // Setting a value fires no event, so listeners of the form need one.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
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
        onBlur={event => {
          event.currentTarget.value = String(readQuantity(event.currentTarget.value, limit) ?? 0)
          event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
      <button type="button" aria-label={t('product.increase')} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
