import type { WireDetalhes, WireFaixa } from '../../contract/listing.ts'
import type { MapContext } from '../store/map-context.ts'
import { priceText } from './facets-text.ts'
import { toFacetValues } from './facets-value.ts'
import { type Page, priceHref } from './listing-links.ts'
import { endOf, NO_END, type PriceBounds, type Range, readPrice } from './listing-price.ts'

export type PriceFacet = NonNullable<ReturnType<typeof toPriceFacet>>

export function toPriceFacet({ filtrosPreco }: WireDetalhes, context: MapContext, page: Page & { isEmpty: boolean }) {
  const span = readPrice(page.search)
  if (filtrosPreco.length === 0 && !span) return null
  // The active range is labelled by the price in the address, as its chip is.
  const asked = span && { de: span.from, ate: span.to }
  const textOf = (range: WireFaixa) => priceText((range.ativo && asked) || range, context.language)
  const ranges = filtrosPreco.map(range => ({ ...range, label: textOf(range) }))
  return {
    ...toBounds(filtrosPreco, asked, page.isEmpty),
    span,
    ranges: toFacetValues(ranges, context, page),
    clearHref: priceHref(page, null)
  }
}

/** Of the API's own ranges, so that a chosen span does not narrow the slider. Without ranges, those of the choice. */
function toBounds(ranges: readonly WireFaixa[], asked: Range | null, isEmpty: boolean): PriceBounds {
  const others = ranges.filter(({ ativo }) => !ativo)
  const own = ranges.filter(range => !range.ativo || !isComposed(range, others, isEmpty))
  const all = own.length > 0 || !asked ? own : [asked]
  const starts = all.map(({ de }) => de)
  const ends = all.map(endOf)
  const highest = Math.max(...starts, ...ends.filter(end => end !== null))
  const bounds = { min: Math.floor(Math.min(...starts)), max: Math.ceil(highest) }
  return ends.includes(null) ? { ...bounds, open: true } : bounds
}

/** Whether the API made the active range from the shopper's choice: it overlaps another range, or the listing is empty. */
function isComposed(active: Range, others: readonly Range[], isEmpty: boolean): boolean {
  const isBelow = (one: Range, other: Range) => one.de < (endOf(other) ?? NO_END)
  return isEmpty || others.some(range => isBelow(range, active) && isBelow(active, range))
}
