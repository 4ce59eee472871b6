import { searchText } from './search-terms.ts'
import { decoded, sitePath } from './site-path.ts'
import { wholeNumber } from './whole-number.ts'

/** Both ends inclusive; cents for prices, whole percent for discounts. */
export interface Span {
  from: number
  to: number
}

export type ListingFilters = ReturnType<typeof parseFilters>
export type ListingRequest = Extract<ReturnType<typeof parseListing>, { ok: true }>['request']

/** Spec 9: 12 items per page. */
export const DEFAULT_LIMIT = 12
export const MAX_LIMIT = 100

/** Filters stand inside `url` or beside it, where they win. Invalid ones are ignored, an invalid page is not. */
export function parseListing(parameters: URLSearchParams) {
  const url = parameters.get('url') ?? ''
  const inner = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
  const read = (name: string) => parameters.get(name) ?? inner.get(name) ?? undefined
  const limit = wholeNumber(read('limit'), DEFAULT_LIMIT, 1, MAX_LIMIT)
  const offset = wholeNumber(read('offset'), 0, 0)
  if (limit === undefined) return { ok: false, parameter: 'limit' } as const
  if (offset === undefined) return { ok: false, parameter: 'offset' } as const
  const order = read('order')
  return {
    ok: true as const,
    request: {
      path: sitePath(url),
      // Some clients encode the term twice.
      term: searchText(decoded(read('busca') ?? '')),
      offset,
      limit,
      order: parseOrder(order),
      /** Whether the shopper chose the order. The facets' links then keep it. */
      orderChosen: order !== undefined && order !== '',
      filters: parseFilters(read)
    }
  }
}

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

function parseFilters(read: (name: string) => string | undefined) {
  return {
    category: ids(read('categoria'))[0] ?? null,
    brands: ids(read('marca')),
    price: span(read('preco'), 100),
    values: ids(read('filtro')),
    attributes: ids(read('atributo')),
    discount: span(read('descontoPrecoPor'), 1)
  }
}

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

/** Spec 9: sort orders. Answers use this spelling; requests may use any. */
export type Order = 'Popularidade' | 'Menor Preço' | 'Maior Preço' | 'Favoritos'

export const orders: readonly Order[] = ['Popularidade', 'Menor Preço', 'Maior Preço', 'Favoritos']

/** Spec 7: an absent order is Popularidade. So is an unknown one. */
export function parseOrder(value: string | undefined): Order {
  const wanted = normalised(value ?? '')
  return orders.find(order => normalised(order) === wanted) ?? 'Popularidade'
}

/** Lower case, without accents or spaces, so that `Menor Preço` equals `menorpreco`. */
export function normalised(value: string): string {
  return value
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
