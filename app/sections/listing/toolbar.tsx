import '../../i18n/messages/listing.ts'
import { useLocation } from 'react-router'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingView } from '../../models/listing/listing.ts'
import { viewHref } from '../../models/listing/listing-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceLink } from './choice-link.tsx'
import { FilterButton } from './filter-button.tsx'
import { hasFilters } from './filters.tsx'
import { useFilterActions, useFilters } from './filters-provider.tsx'
import { OrderForm } from './order-form.tsx'
import * as styles from './toolbar.module.css'

export function Toolbar({ listing }: { listing: ListingView }) {
  const t = useTranslator()
  const hasProducts = listing.shown > 0
  return (
    <div className={styles.toolbar}>
      {hasFilters(listing) ? <FilterButton listing={listing} /> : null}
      <p className={styles.count} aria-live="polite">
        {listing.total > 0 && counted('listing.count', listing.total, t)}
      </p>
      {hasProducts ? <OrderForm className={styles.order} orders={listing.orders} /> : null}
      {hasProducts ? (
        // Spec 3. The list view is not indexed separately.
        <ul className={styles.view} aria-label={t('listing.view')}>
          <View label={t('listing.grid')} icon="layout-grid" asList={false} />
          <View label={t('listing.list')} icon="list" asList />
        </ul>
      ) : null}
    </div>
  )
}

function View({ label, icon, asList }: { label: string; icon: string; asList: boolean }) {
  const { pathname, search } = useLocation()
  const { setHorizontal } = useFilterActions()
  const horizontal = useFilters(filters => filters.horizontal)
  return (
    <li>
      <ChoiceLink
        to={viewHref({ path: pathname, search }, asList)}
        rel={asList ? 'nofollow' : undefined}
        prefetch="intent"
        onChoose={() => setHorizontal(asList)}
        aria-label={label}
        aria-current={horizontal === asList || undefined}
        title={label}
      >
        <Icon name={icon} />
      </ChoiceLink>
    </li>
  )
}
