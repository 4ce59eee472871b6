import '../../i18n/messages/listing'
import { plural } from '../../i18n/format'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingView } from '../../models/listing/listing'
import { FilterButton } from './filter-button'
import { hasFilters } from './filters'
import { OrderForm } from './order-form'
import styles from './toolbar.module.css'
import { ViewSwitch } from './view-switch'

/** Above the products: the filter button, the number of products, the sort order and the view. */
export function Toolbar({ listing }: { listing: ListingView }) {
  const hasProducts = listing.shown > 0
  return (
    <div className={styles.toolbar}>
      {hasFilters(listing) ? <FilterButton listing={listing} /> : null}
      <Count total={listing.total} />
      {hasProducts ? <OrderForm className={styles.order} orders={listing.orders} /> : null}
      {hasProducts ? <ViewSwitch /> : null}
    </div>
  )
}

/** Announced when a filter changes it. */
function Count({ total }: { total: number }) {
  const t = useTranslator()
  const forms = { one: t('listing.countOne', { count: total }), other: t('listing.countOther', { count: total }) }
  return (
    <p className={styles.count} aria-live="polite">
      {total > 0 && plural(total, t.language, forms)}
    </p>
  )
}
