import '../../i18n/messages/listing.ts'
import '../../i18n/messages/order.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingView } from '../../models/listing/listing.ts'
import { DEFAULT_PAGE_SIZE } from '../../models/listing/listing-defaults.ts'
import { MAX_PAGE_SIZE } from '../../models/listing/pagination.ts'
import { Button } from '../../ui/button.tsx'
import { useFilterActions, useFilters } from './filters-provider.tsx'
import * as styles from './order-form.module.css'
import { QueryFields, queryValue } from './query-fields.tsx'

/** The last one is the largest that an address may ask for. */
const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 24, MAX_PAGE_SIZE]

/** Spec 9: the sort orders. Unknown orders of the API keep its labels. */
export function OrderForm({ orders, className }: Pick<ListingView, 'orders'> & { className?: string }) {
  const t = useTranslator()
  const { setOrder } = useFilterActions()
  const order = useFilters(filters => filters.order)
  const options = orders.map(({ id, label, href }) => ({
    value: queryValue(href, 'order'),
    label: id ? t(`order.${id}`) : label
  }))
  return (
    <SelectForm
      className={className}
      label={t('listing.order')}
      name="order"
      value={order}
      options={options}
      onChoose={setOrder}
    />
  )
}

export function PageSizeForm() {
  const t = useTranslator()
  const { setLimit } = useFilterActions()
  const limit = useFilters(filters => filters.limit)
  const sizes = [...new Set([...PAGE_SIZES, limit])].sort((a, b) => a - b).map(String)
  const options = sizes.map(size => ({ value: size, label: size }))
  return (
    <SelectForm
      label={t('listing.perPage')}
      name="ipp"
      value={String(limit)}
      options={options}
      onChoose={size => setLimit(Number(size))}
    />
  )
}

interface SelectFormProps {
  label: string
  name: string
  value: string
  options: { value: string; label: string }[]
  className?: string
  onChoose: (value: string) => void
}

/** A select that navigates on change. Without scripts it is a GET form with a button. */
function SelectForm({ label, name, value, options, className = '', onChoose }: SelectFormProps) {
  const t = useTranslator()
  return (
    // `autoComplete="off"`: on a reload, browsers would restore a choice that the page no longer shows.
    <form className={`${styles.form} ${className}`} action={useLocation().pathname} autoComplete="off">
      <QueryFields asked={[name]} />
      <label className={styles.field}>
        <span>{label}</span>
        <select
          ref={useEarlierChoice(onChoose)}
          name={name}
          value={value}
          onChange={event => onChoose(event.currentTarget.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" small look="secondary" className={styles.submit}>
        {t('listing.apply')}
      </Button>
    </form>
  )
}

/** Applies a choice that was made before hydration. */
function useEarlierChoice(onChoose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const options = [...(select.current?.options ?? [])]
    const [rendered, chosen] = [options.find(option => option.defaultSelected), options.find(option => option.selected)]
    if (rendered && chosen && chosen !== rendered) onChoose(chosen.value)
  }, [])
  return select
}
