import { DISCOUNT_BANDS_PERCENT, type ListingRow, PRICE_BANDS_CENTS } from '../rules/facet-counts.ts'
import type { Span } from '../rules/listing-request.ts'
import { filtered, type ListingPlace, sameSpan } from './listing-links.ts'

interface Range {
  span: Span
  count: number
  active: boolean
}

/** In whole reais. The outer ranges end at the lowest and highest price, because they bound a slider. */
export function priceRanges(bands: ListingRow[], without: number, place: ListingPlace) {
  const ranges = rangesOf(bands, PRICE_BANDS_CENTS, (low, high) => ({ from: floorReal(low), to: ceilReal(high) }))
  return withActive(ranges, place.request.filters.price, without).map(({ span, count, active }) => {
    const link = filtered(place, { price: active ? null : span })
    return { de: span.from / 100, ate: span.to / 100, ativo: active, quantidade: count, ...link }
  })
}

export function discountRanges(bands: ListingRow[], without: number, place: ListingPlace) {
  const ranges = rangesOf(bands, DISCOUNT_BANDS_PERCENT, (_low, high) => ({
    from: 0,
    to: Math.max(high, HIGHEST_DISCOUNT_BOUND)
  }))
  return withActive(ranges, place.request.filters.discount, without).map(({ span, count, active }) => {
    const link = filtered(place, { discount: active ? null : span })
    return { de: span.from, ate: span.to, ativo: active, quantidade: count, ...link }
  })
}

const HIGHEST_DISCOUNT_BOUND = Math.max(...DISCOUNT_BANDS_PERCENT)

/** Ranges include both ends, so a value on a bound is in two of them. */
function rangesOf(bands: ListingRow[], bounds: number[], edges: (low: number, high: number) => Span): Range[] {
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
