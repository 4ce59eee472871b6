import { type Order, parseOrder } from './order.ts'
import { searchText } from './search-terms.ts'
import { sitePath } from './site-path.ts'

/** Inclusive on both ends; cents for prices, whole percent for discounts. */
export interface Span {
  from: number
  to: number
}

export interface ListingFilters {
  category: number | null
  brands: number[]
  price: Span | null
  values: number[]
  attributes: number[]
  discount: Span | null
}

export interface ListingRequest {
  path: string
  term: string
  offset: number
  limit: number
  order: Order
  /** Whether the shopper chose the order: then it stays in the links of the facets. */
  orderChosen: boolean
  filters: ListingFilters
}

export type ListingParse = { ok: true; request: ListingRequest } | { ok: false; parameter: 'limit' | 'offset' }

/** Spec 9: 12 items per page. */
export const DEFAULT_LIMIT = 12
export const MAX_LIMIT = 100

/**
 * Reads a listing call in both of its forms: path and query inside `url`, or the query as parameters of the call.
 * Explicit parameters win. A filter value that makes no sense filters nothing; a bad limit or offset is an error.
 */
export function parseListing(parameters: URLSearchParams): ListingParse {
  const url = parameters.get('url') ?? ''
  const inner = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
  const read = (name: string) => parameters.get(name) ?? inner.get(name) ?? undefined
  const limit = count(read('limit'), DEFAULT_LIMIT)
  const offset = count(read('offset'), 0)
  if (limit === null || limit < 1 || limit > MAX_LIMIT) return { ok: false, parameter: 'limit' }
  if (offset === null) return { ok: false, parameter: 'offset' }
  const order = read('order')
  return {
    ok: true,
    request: {
      path: sitePath(url),
      term: searchText(decodedOnceMore(read('busca') ?? '')),
      offset,
      limit,
      order: parseOrder(order),
      orderChosen: order !== undefined && order !== '',
      filters: parseFilters(read)
    }
  }
}

/** The storefront's query of these filters, keys in one order. */
export function filterQuery(filters: ListingFilters): Record<string, string> {
  const entries: [string, string][] = [
    ['categoria', filters.category === null ? '' : String(filters.category)],
    ['marca', filters.brands.join(',')],
    ['preco', filters.price ? `${filters.price.from / 100}-${filters.price.to / 100}` : ''],
    ['filtro', filters.values.join(',')],
    ['atributo', filters.attributes.join(',')],
    ['descontoPrecoPor', filters.discount ? `${filters.discount.from}-${filters.discount.to}` : '']
  ]
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** A term that a client encoded twice, decoded; another, `100%cacau` among them, as it is. */
function decodedOnceMore(term: string): string {
  try {
    return decodeURIComponent(term)
  } catch {
    return term
  }
}

function parseFilters(read: (name: string) => string | undefined): ListingFilters {
  return {
    category: ids(read('categoria'))[0] ?? null,
    brands: ids(read('marca')),
    price: span(read('preco'), 100),
    values: ids(read('filtro')),
    attributes: ids(read('atributo')),
    discount: span(read('descontoPrecoPor'), 1)
  }
}

/** Absent or empty gives the default; anything but a whole number from 0 on gives null. */
function count(value: string | undefined, otherwise: number): number | null {
  if (value === undefined || value === '') return otherwise
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** `3,7` in ascending order, each once, at most fifty. */
function ids(value: string | undefined): number[] {
  const numbers = (value ?? '').split(',').filter(part => /^\d{1,9}$/.test(part))
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b).slice(0, 50)
}

function span(value: string | undefined, unit: number): Span | null {
  const [, from, to] = /^(\d{1,7}(?:[.,]\d{1,2})?)-(\d{1,7}(?:[.,]\d{1,2})?)$/.exec(value ?? '') ?? []
  if (from === undefined || to === undefined) return null
  const found = { from: amount(from, unit), to: amount(to, unit) }
  return found.from <= found.to ? found : null
}

function amount(text: string, unit: number): number {
  return Math.round(Number(text.replace(',', '.')) * unit)
}
