import '../../i18n/messages/listing'
import '../../i18n/messages/order'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingView } from '../../models/listing/listing'
import { useFilterActions, useFilters } from './filters-provider'
import { queryValue } from './query-fields'
import { SelectForm } from './select-form'

const PAGE_SIZES = [12, 24, 48]

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
