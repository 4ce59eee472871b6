import type { Facets } from '../queries/facets.ts'
import { DISCOUNT_BANDS_PERCENT, type ListingRow, PRICE_BANDS_CENTS } from '../rules/facet-counts.ts'
import type { Span } from '../rules/listing-request.ts'
import { filtered, type ListingPlace, sameSpan } from './listing-links.ts'

type Range = ReturnType<typeof rangesOf>[number]

/** In whole reais. The outer ranges end at the lowest and highest price, because they bound a slider. */
export function priceRanges({ prices, without }: Facets, place: ListingPlace) {
  const edges = (low: number, high: number) => ({ from: floorReal(low), to: ceilReal(high) })
  return linkedRanges('price', rangesOf(prices, PRICE_BANDS_CENTS, edges), without.price, 100, place)
}

export function discountRanges({ discounts, without }: Facets, place: ListingPlace) {
  const edges = (_low: number, high: number) => ({ from: 0, to: Math.max(high, HIGHEST_DISCOUNT_BOUND) })
  return linkedRanges('discount', rangesOf(discounts, DISCOUNT_BANDS_PERCENT, edges), without.discount, 1, place)
}

const HIGHEST_DISCOUNT_BOUND = Math.max(...DISCOUNT_BANDS_PERCENT)

/** The ranges with links. `unit`: of the wire, in that of the spans. */
function linkedRanges(
  facet: 'price' | 'discount',
  ranges: Range[],
  without: number,
  unit: number,
  place: ListingPlace
) {
  return withActive(ranges, place.request.filters[facet], without).map(({ span, count, active }) => {
    const link = filtered(place, { [facet]: active ? null : span })
    return { de: span.from / unit, ate: span.to / unit, ativo: active, quantidade: count, ...link }
  })
}

/** Ranges include both ends, so a value on a bound is in two of them. */
function rangesOf(bands: ListingRow[], bounds: number[], edges: (low: number, high: number) => Span) {
  const ranges = bands.map(({ id: band, n, low, high }) => {
    const outer = edges(low, high)
    const from = Math.max(bounds[band] ?? 0, outer.from)
    const to = Math.min(bounds[band + 1] ?? outer.to, outer.to)
    return { span: { from, to }, count: n, active: false }
  })
  // Omits a range whose only price is the bound of its neighbour.
  return ranges.length > 1 ? ranges.filter(({ span }) => span.from < span.to) : ranges
}

/**
 * Also includes an active custom range, unchanged, so that it can be removed. It
 * comes last, because the other ranges bound the slider.
 */
function withActive(ranges: Range[], active: Span | null, without: number): Range[] {
  if (!active) return ranges
  const marked = ranges.map(range =>
    sameSpan(active, range.span) ? { ...range, count: without, active: true } : range
  )
  return marked.some(range => range.active) ? marked : [...marked, { span: active, count: without, active: true }]
}

function floorReal(cents: number): number {
  return Math.floor(cents / 100) * 100
}

function ceilReal(cents: number): number {
  return Math.ceil(cents / 100) * 100
}
