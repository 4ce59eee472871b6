import { ref } from 'valtio/vanilla'
import { filterIds } from '../models/listing/listing-choices.ts'
import { isListView, type Page } from '../models/listing/listing-links.ts'
import { type PriceBounds, readPrice } from '../models/listing/listing-price.ts'

export interface FiltersSeed extends Page {
  order: string
  limit: number
  bounds: PriceBounds | null
}

/** Spec 3, client state of the listing: `showFilter`, `loadProds`, `limit`, `maxPriceFilter`, the horizontal card flag. */
export interface FiltersState extends ReturnType<typeof shownOf> {
  readonly showFilter: boolean
  loading: boolean
  typed: { from: string; to: string }
  folds: Record<string, boolean>
}

/** Reads the choices from an address. A parameter that did not change keeps its value in the confirmed listing. */
export function shownOf({ search }: Page, confirmed: FiltersSeed) {
  const query = new URLSearchParams(search)
  const before = new URLSearchParams(confirmed.search)
  const changed = (key: string) => (query.get(key) === before.get(key) ? null : query.get(key))
  return {
    limit: Number(changed('ipp')) || confirmed.limit,
    /** The upper end of the price slider, in whole BRL. Null without a price filter. */
    maxPriceFilter: confirmed.bounds?.max ?? null,
    horizontal: isListView(search),
    chosen: ref(filterIds(search)),
    price: readPrice(search),
    order: changed('order') ?? confirmed.order,
    settled: true
  }
}

export function typedOf({ search }: Page, bounds: PriceBounds | null): FiltersState['typed'] {
  if (!bounds) return { from: '', to: '' }
  const price = readPrice(search)
  const within = (value: number) => String(Math.min(Math.max(value, bounds.min), bounds.max))
  return { from: within(Math.floor(price?.from ?? bounds.min)), to: within(Math.ceil(price?.to ?? bounds.max)) }
}

export function hrefOf({ path, search }: Page): string {
  return path + search
}

export function toPage(href: string): Page {
  const [path = '', query] = href.split('?')
  return { path, search: query ? `?${query}` : '' }
}
