import type { WireDetalhes, WireFaixa } from '../contract/listing.ts'
import { priceText } from './facets-text.ts'
import { type FacetValue, type ListingPlace, toFacetValues } from './facets-value.ts'
import { priceHref } from './listing-links.ts'
import { isOpenEnded, NO_END, type PriceBounds, type PriceSpan, readPrice } from './listing-price.ts'
import type { MapContext } from './map-context.ts'

/** Bounds and choice in whole BRL, as the slider and its inputs have them. */
export interface PriceFacet extends PriceBounds, PriceSpan {
  /** The choice as the address has it; null when there is none. */
  span: PriceSpan | null
  /** The API's own ranges. */
  ranges: FacetValue[]
  /** The listing without the price filter. */
  clearHref: string
}

export function toPriceFacet(
  { filtrosPreco }: WireDetalhes,
  context: MapContext,
  page: ListingPlace
): PriceFacet | null {
  const span = readPrice(page.search)
  if (filtrosPreco.length === 0 && !span) return null
  const bounds = toBounds(filtrosPreco, span)
  const labelled = filtrosPreco.map(range => ({ ...range, label: priceText(range, context.language) }))
  return {
    ...bounds,
    from: Math.floor(span?.from ?? bounds.min),
    to: Math.min(Math.ceil(span?.to ?? bounds.max), bounds.max),
    span,
    ranges: toFacetValues(labelled, context, page),
    clearHref: priceHref(page, null)
  }
}

/** What is chosen widens the bounds: an API may narrow its ranges to the choice, or know none of that price. */
function toBounds(ranges: readonly WireFaixa[], span: PriceSpan | null): PriceBounds {
  const open = ranges.some(isOpenEnded) || (span?.to ?? 0) >= NO_END
  const starts = [...ranges.map(({ de }) => de), ...(span ? [span.from] : [])]
  const ends = [...ranges.filter(range => !isOpenEnded(range)).map(({ ate }) => ate ?? 0), endOf(span)]
  const bounds = { min: Math.floor(Math.min(...starts)), max: Math.ceil(Math.max(...starts, ...ends)) }
  return open ? { ...bounds, open } : bounds
}

function endOf(span: PriceSpan | null): number {
  return span && span.to < NO_END ? span.to : 0
}
