import type { Facets } from '../queries/facets.ts'
import { DISCOUNT_BANDS_PERCENT, type ListingRow, PRICE_BANDS_CENTS } from '../rules/facet-counts.ts'
import type { Span } from '../rules/listing-request.ts'
import { filtered, type ListingPlace } from './listing-links.ts'

/** In whole reais. The outer ranges end at the lowest and highest price, because they bound a slider. */
export function priceRanges({ prices, without }: Facets, place: ListingPlace) {
  const edges = (low: number, high: number) => ({ from: Math.floor(low / 100) * 100, to: Math.ceil(high / 100) * 100 })
  return linked('price', rangesOf(prices, PRICE_BANDS_CENTS, edges), without.price, 100, place)
}

export function discountRanges({ discounts, without }: Facets, place: ListingPlace) {
  const edges = (_low: number, high: number) => ({ from: 0, to: Math.max(high, ...DISCOUNT_BANDS_PERCENT) })
  return linked('discount', rangesOf(discounts, DISCOUNT_BANDS_PERCENT, edges), without.discount, 1, place)
}

interface Range extends Span {
  count: number
}

/** Ranges include both ends, so a value on a bound is in two of them. */
function rangesOf(bands: ListingRow[], bounds: number[], edges: (low: number, high: number) => Span): Range[] {
  const ranges = bands.map(({ id: band, n: count, low, high }) => {
    const outer = edges(low, high)
    const from = Math.max(bounds[band] ?? 0, outer.from)
    const to = Math.min(bounds[band + 1] ?? outer.to, outer.to)
    return { from, to, count }
  })
  // Omits a range whose only price is the bound of its neighbour.
  return ranges.length > 1 ? ranges.filter(({ from, to }) => from < to) : ranges
}

function linked(facet: 'price' | 'discount', ranges: Range[], without: number, unit: number, place: ListingPlace) {
  const active = place.request.filters[facet]
  const linkOf = ({ from, to, count }: Range) => {
    const ativo = active?.from === from && active.to === to
    const link = filtered(place, { [facet]: ativo ? null : { from, to } })
    return { de: from / unit, ate: to / unit, ativo, quantidade: ativo ? without : count, ...link }
  }
  const links = ranges.map(linkOf)
  // An active range of the shopper's own can be removed, too. It comes last, because the others bound the slider.
  return active && !links.some(({ ativo }) => ativo) ? [...links, linkOf({ ...active, count: without })] : links
}
