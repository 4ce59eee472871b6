import { filterQuery, type ListingFilters, type ListingRequest } from '../rules/listing-request.ts'
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
