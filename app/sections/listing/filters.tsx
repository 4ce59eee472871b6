import '../../i18n/messages/listing.ts'
import type { ReactNode } from 'react'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Facet } from '../../models/listing/facets.ts'
import type { ListingView } from '../../models/listing/listing.ts'
import { Icon } from '../../ui/icon.tsx'
import { CategoryLinks, FacetValues } from './facet-values.tsx'
import * as styles from './filter-group.module.css'
import { useFilterActions, useFilters } from './filters-provider.tsx'
import { PriceFilter } from './price-filter.tsx'

/** The first groups are open from the start; of the others, those with a chosen filter. */
const OPEN_GROUPS = 4

export function hasFilters({ categories, price, facets }: ListingView): boolean {
  return categories !== null || price !== null || facets.length > 0
}

/** Groups that the shopper folded stay folded when filters change, and in both places. */
export function Filters({ listing }: { listing: ListingView }) {
  const t = useTranslator()
  const { fold } = useFilterActions()
  const folds = useFilters(filters => filters.folds)
  return groupsOf(listing, t).map(({ key, title, isActive, content }, index) => (
    <details
      key={key}
      className={styles.group}
      open={folds[key] ?? (isActive || index < OPEN_GROUPS)}
      onToggle={event => fold(key, event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" size={18} />
      </summary>
      {content}
    </details>
  ))
}

function groupsOf({ categories, price, facets }: ListingView, t: Translator) {
  const groups: { key: string; title: string; isActive: boolean; content: ReactNode }[] = []
  if (categories) {
    const content = <CategoryLinks tree={categories} />
    groups.push({ key: 'category', title: t('listing.categories'), isActive: false, content })
  }
  if (price) {
    const content = <PriceFilter price={price} />
    groups.push({ key: 'price', title: t('listing.price'), isActive: price.span !== null, content })
  }
  for (const facet of facets) {
    const { key, values } = facet
    const title = facetTitle(facet, t)
    const isActive = values.some(({ active }) => active)
    groups.push({ key, title, isActive, content: <FacetValues title={title} values={values} /> })
  }
  return groups
}

function facetTitle({ kind, title }: Facet, t: Translator): string {
  if (title) return title
  return t(kind === 'brand' ? 'listing.brand' : kind === 'badge' ? 'listing.badge' : 'listing.discount')
}
