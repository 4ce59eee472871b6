import type { Facets } from '../queries/facets.ts'
import { DISCOUNT_BANDS_PERCENT, type ListingRow, PRICE_BANDS_CENTS } from '../rules/facet-counts.ts'
import { filterQuery, type ListingFilters, type ListingRequest, type Span } from '../rules/listing-request.ts'
import { absolute, type Dictionary, routeTo, withQuery } from './routes.ts'

/** A listing's position on the site: the links of its facets lead to the same page with other filters. */
export interface ListingPlace {
  origin: string
  name: string
  path: string
  request: ListingRequest
}

export function filtered(place: ListingPlace, change: Partial<ListingFilters>, order = chosenOrder(place.request)) {
  const { origin, name, path, request } = place
  const query = { ...base(request), ...filterQuery({ ...request.filters, ...change }), ...order }
  return { rota: routeTo(name, path, {}, query), url: absolute(origin, withQuery(path, query)) }
}

export function apiUrl(place: ListingPlace, offset: number): string {
  const { request, name, path } = place
  const subject = name.endsWith('/search') ? base(request) : { url: path }
  const query = { ...subject, offset: String(offset), limit: String(request.limit) }
  const filters = { ...filterQuery(request.filters), ...chosenOrder(request) }
  return withQuery(`${place.origin}/api/v2/front/url/${name}`, { ...query, ...filters })
}

export function toggled(ids: number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id].sort((a, b) => a - b)
}

function base(request: ListingRequest): Dictionary {
  return request.term === '' ? {} : { busca: request.term }
}

function chosenOrder(request: ListingRequest): Dictionary {
  return request.orderChosen && request.order !== 'Popularidade' ? { order: request.order } : {}
}

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
