import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Chip } from '../../models/listing/facets.ts'
import { priceText } from '../../models/listing/facets-text.ts'
import type { ListingView } from '../../models/listing/listing.ts'
import { isChosen, valuesOf } from '../../models/listing/listing-choices.ts'
import { useFilterActions, useFilters } from './filters-provider.tsx'

/** The page's chips. While a choice is pending, the chips of the expected answer, in the same order (`toChips`). */
export function useChips(listing: ListingView) {
  const { language } = useTranslator()
  const { search } = useLocation()
  const { toggle, setPrice } = useFilterActions()
  const chosen = useFilters(filters => filters.chosen)
  const price = useFilters(filters => filters.price)
  const settled = useFilters(filters => filters.settled)
  const shown = (chip: Chip) => ({ ...chip, remove: () => void toggle({ ...chip, active: true }) })
  if (settled) return listing.chips.map(shown)
  const chips = valuesOf(listing)
    .filter(value => isChosen(value, search, chosen))
    .map(value => ({ label: value.label, href: value.href, remove: () => void toggle(value) }))
  if (!price) return chips
  const label = priceText({ de: price.from, ate: price.to }, language)
  return [...chips, { label, href: listing.price?.clearHref ?? listing.clearHref, remove: () => void setPrice(null) }]
}
