import '../../i18n/messages/listing'
import type { ReactNode } from 'react'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { Facet } from '../../models/listing/facets'
import type { ListingView } from '../../models/listing/listing'
import { Icon } from '../../ui/icon'
import { CategoryLinks } from './category-links'
import { FacetValues } from './facet-values'
import styles from './filter-group.module.css'
import { useFilterActions, useFilters } from './filters-provider'
import { PriceFilter } from './price-filter'

/** The first groups are open from the start; of the others, those with a chosen filter. */
const OPEN_GROUPS = 4

type Filtering = Pick<ListingView, 'facets' | 'categories' | 'price'>

export function hasFilters(listing: Filtering): boolean {
  return listing.categories !== null || listing.price !== null || listing.facets.length > 0
}

/** Groups that the shopper folded stay folded when filters change, and in both places. */
export function Filters({ listing }: { listing: Filtering }) {
  const t = useTranslator()
  const { fold } = useFilterActions()
  const folds = useFilters(filters => filters.folds)
  return groupsOf(listing, t).map(({ key, title, isActive, content }, index) => (
    <FilterGroup
      key={key}
      title={title}
      isOpen={folds[key] ?? (isActive || index < OPEN_GROUPS)}
      onToggle={isOpen => fold(key, isOpen)}
    >
      {content}
    </FilterGroup>
  ))
}

interface Group {
  key: string
  title: string
  isActive: boolean
  content: ReactNode
}

function groupsOf(listing: Filtering, t: Translator): Group[] {
  const { categories, price, facets } = listing
  return [
    ...(categories ? [group('category', t('listing.categories'), false, <CategoryLinks tree={categories} />)] : []),
    ...(price ? [group('price', t('listing.price'), price.span !== null, <PriceFilter price={price} />)] : []),
    ...facets.map(facet => {
      const title = facetTitle(facet, t)
      const isActive = facet.values.some(({ active }) => active)
      return group(facet.key, title, isActive, <FacetValues title={title} values={facet.values} />)
    })
  ]
}

function group(key: string, title: string, isActive: boolean, content: ReactNode): Group {
  return { key, title, isActive, content }
}

function facetTitle({ kind, title }: Facet, t: Translator): string {
  if (title) return title
  return t(kind === 'brand' ? 'listing.brand' : kind === 'badge' ? 'listing.badge' : 'listing.discount')
}

interface FilterGroupProps {
  title: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A collapsible group of filters. */
function FilterGroup({ title, isOpen, onToggle, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={isOpen} onToggle={event => onToggle(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  )
}
