import '../../i18n/words/listing'
import { type ReactNode, useState } from 'react'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { Facet } from '../../models/facets'
import type { Listing } from '../../models/listing'
import { CategoryLinks } from './category-links'
import { FacetValues } from './facet-values'
import { FilterGroup } from './filter-group'
import { PriceFilter } from './price-filter'

/** Groups that stand open from the start; of the others those with a choice. */
const OPEN_GROUPS = 4

type Filtering = Pick<Listing, 'facets' | 'categories' | 'price'>

export interface Folds {
  isOpen: (key: string, byDefault: boolean) => boolean
  set: (key: string, isOpen: boolean) => void
}

/** What the shopper folded stays so while filters change, and wherever the filters stand. */
export function useFolds(): Folds {
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({})
  return {
    isOpen: (key, byDefault) => open[key] ?? byDefault,
    set: (key, isOpen) => setOpen(now => (now[key] === isOpen ? now : { ...now, [key]: isOpen }))
  }
}

export function hasFilters(listing: Filtering): boolean {
  return listing.categories !== null || listing.price !== null || listing.facets.length > 0
}

export function Filters({ listing, folds }: { listing: Filtering; folds: Folds }) {
  const t = useTranslator()
  return groupsOf(listing, t).map(({ key, title, isActive, content }, index) => (
    <FilterGroup
      key={key}
      title={title}
      isOpen={folds.isOpen(key, isActive || index < OPEN_GROUPS)}
      onToggle={isOpen => folds.set(key, isOpen)}
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
