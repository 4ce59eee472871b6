import { readPrice } from './listing-price.ts'

export interface Page {
  path: string
  /** With its `?`, or ''. */
  search: string
}

/** The page's query keys that are not filters. */
const VIEW = 'exibicao'
const LIST = 'lista'
export const KEPT_WHEN_CLEARED = ['busca', 'order', 'ipp', VIEW]
/** Those of the wire that are filters, whether or not an answer tells of them. */
const FILTERS = ['marca', 'preco', 'filtro', 'atributo', 'descontoPrecoPor']

/** Links of a listing change one thing and keep the rest of the query. Another order or size begins at page 1. */
export function pageHref(from: Page, page: number): string {
  return withQuery(from, query => (page > 1 ? query.set('pg', String(page)) : query.delete('pg')))
}

export function orderHref(from: Page, order: string): string {
  return fromFirstPage(from, query => query.set('order', order))
}

export function limitHref(from: Page, limit: number): string {
  return fromFirstPage(from, query => query.set('ipp', String(limit)))
}

/** Spec of the wire: the price is the one filter whose value the store composes, `{from}-{to}` in whole BRL. */
export function priceHref(from: Page, price: { from: number; to: number } | null): string {
  return fromFirstPage(from, query => {
    // At the end, where a form without JavaScript has it too.
    query.delete('preco')
    if (price) query.set('preco', `${price.from}-${price.to}`)
  })
}

/** Whether the cards lie, one in a row: a matter of the page alone, of which the API hears nothing. */
export function isListView(search: string): boolean {
  return new URLSearchParams(search).get(VIEW) === LIST
}

/** The same products in the other view. */
export function viewHref(from: Page, asList: boolean): string {
  return withQuery(from, query => (asList ? query.set(VIEW, LIST) : query.delete(VIEW)))
}

/** Else byte for byte, as the shared answers of the API are kept by it. */
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

/** Whether a query filters: by the keys of the wire or others that the answer names, but by no price that is none. */
export function isFiltered(search: string, active: readonly string[]): boolean {
  const keys = [...FILTERS, ...active].filter(key => !KEPT_WHEN_CLEARED.includes(key))
  const query = new URLSearchParams(search)
  return keys.some(key => (key === 'preco' ? readPrice(search) : query.get(key)))
}

/** A filter's own link, with the order, page size and view that are in force. */
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

/** Filters, orders and sizes begin at page 1. */
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
  // Commas and slashes may stand in a query as they are; ids of filters are joined by commas.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return text ? `${path}?${text}` : path
}
