import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { priceText } from '../../models/facets-text'
import type { FacetValue } from '../../models/facets-value'
import type { Listing } from '../../models/listing'
import { isChosen } from '../../models/listing-choices'
import { useFilterActions, useFilters } from './filters-provider'

export interface ShownChip {
  label: string
  /** Of the page as it was loaded; a chip that has just come has none of its own. */
  href: string
  remove: () => void
}

/** What is chosen, in the order in which the page has it when it is loaded (`toChips`). */
export function useChips(listing: Listing): ShownChip[] {
  const { language } = useTranslator()
  const { search } = useLocation()
  const { toggle, setPrice } = useFilterActions()
  const chosen = useFilters(filters => filters.chosen)
  const price = useFilters(filters => filters.price)
  const chips = valuesOf(listing)
    .filter(value => isChosen(value, search, chosen))
    .map(value => ({ label: value.label, href: value.href, remove: () => void toggle(value) }))
  if (!price) return chips
  const label = priceText({ de: price.from, ate: price.to }, language)
  return [...chips, { label, href: listing.price?.clearHref ?? listing.clearHref, remove: () => void setPrice(null) }]
}

function valuesOf({ categories, facets }: Listing): FacetValue[] {
  const { current = null, choices = [] } = categories ?? {}
  return [...(current ? [current] : []), ...choices, ...facets.flatMap(({ values }) => values)]
}
