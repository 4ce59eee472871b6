import { type PriceSpan, readPrice } from './listing-price.ts'

export interface Page {
  path: string
  /** With its `?`, or empty. */
  search: string
}

const VIEW = 'exibicao'
const LIST = 'lista'
export const KEPT_WHEN_CLEARED = ['busca', 'order', 'ipp', VIEW]
const FILTERS = ['marca', 'preco', 'filtro', 'atributo', 'descontoPrecoPor']

export function pageHref(from: Page, page: number): string {
  return withQuery(from, query => (page > 1 ? query.set('pg', String(page)) : query.delete('pg')))
}

export function orderHref(from: Page, order: string): string {
  return fromFirstPage(from, query => query.set('order', order))
}

export function limitHref(from: Page, limit: number): string {
  return fromFirstPage(from, query => query.set('ipp', String(limit)))
}

/** Wire spec: the price is the only filter whose value the store composes, `{from}-{to}` in whole BRL. */
export function priceHref(from: Page, price: PriceSpan | null): string {
  return fromFirstPage(from, query => {
    // Last in the query, where the form without JavaScript also puts it.
    query.delete('preco')
    if (price) query.set('preco', `${price.from}-${price.to}`)
  })
}

export function isListView(search: string): boolean {
  return new URLSearchParams(search).get(VIEW) === LIST
}

export function viewHref(from: Page, asList: boolean): string {
  return withQuery(from, query => (asList ? query.set(VIEW, LIST) : query.delete(VIEW)))
}

/** Leaves the rest unchanged byte for byte: it is the cache key of shared API answers. */
export function withoutView(search: string): string {
  const kept = search.replace(/^\?/, '').split('&')
  const rest = kept.filter(pair => pair.split('=', 1)[0] !== VIEW).join('&')
  return rest ? `?${rest}` : ''
}

export function clearHref(from: Page): string {
  return withQuery(from, query => {
    for (const key of [...query.keys()]) if (!KEPT_WHEN_CLEARED.includes(key)) query.delete(key)
  })
}

/** Whether a query has a filter: a key of the wire or one in `active`. An unreadable price does not count. */
export function isFiltered(search: string, active: readonly string[]): boolean {
  const keys = [...FILTERS, ...active].filter(key => !KEPT_WHEN_CLEARED.includes(key))
  const query = new URLSearchParams(search)
  return keys.some(key => (key === 'preco' ? readPrice(search) : query.get(key)))
}

export function filterHref(from: Page, href: string): string {
  const [path = '', search = ''] = href.split('#', 1)[0]?.split('?') ?? []
  const query = new URLSearchParams(search)
  const current = new URLSearchParams(from.search)
  for (const key of ['order', 'ipp', VIEW]) {
    const value = current.get(key)
    if (value && !query.has(key)) query.set(key, value)
  }
  query.delete('pg')
  return write(path, query)
}

export function fromFirstPage(from: Page, change: (query: URLSearchParams) => void): string {
  return withQuery(from, query => {
    query.delete('pg')
    change(query)
  })
}

function withQuery({ path, search }: Page, change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(search)
  change(query)
  return write(path, query)
}

function write(path: string, query: URLSearchParams): string {
  // Commas and slashes need no escape in a query. Ids of filters are joined by commas.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return text ? `${path}?${text}` : path
}
