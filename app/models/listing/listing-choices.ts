import type { Facet } from './facets.ts'
import type { CategoryTree } from './facets-categories.ts'
import type { FacetValue } from './facets-value.ts'
import { fromFirstPage, KEPT_WHEN_CLEARED, type Page } from './listing-links.ts'

/** A chosen filter as it appears in the query: `marca=12`, `preco=20-80`. */
type FilterId = string

/** Keys that hold a single value: a new value replaces the previous one. */
const SINGLE = ['preco', 'descontoPrecoPor', 'categoria']
const NO_FILTERS = [...KEPT_WHEN_CLEARED, 'pg']

export function filterIds(search: string): FilterId[] {
  return [...new URLSearchParams(search)]
    .filter(([key]) => !NO_FILTERS.includes(key))
    .flatMap(([key, value]) => (SINGLE.includes(key) ? [value] : value.split(',')).map(id => `${key}=${id}`))
    .filter(id => !id.endsWith('='))
}

export function valuesOf({ categories, facets }: { categories: CategoryTree | null; facets: Facet[] }): FacetValue[] {
  const { current = null, choices = [] } = categories ?? {}
  return [...(current ? [current] : []), ...choices, ...facets.flatMap(({ values }) => values)]
}

type Toggle = Pick<FacetValue, 'href' | 'active'>

export function isChosen(value: Toggle, search: string, chosen: readonly FilterId[]): boolean {
  const { own } = changeOf(value, search)
  return own.length > 0 ? own.some(id => chosen.includes(id)) : value.active === true
}

/** The value's link, rebased from the query `search` onto the page `from`. */
export function toggleHref(value: Toggle, search: string, from: Page): string {
  const { own, others } = changeOf(value, search)
  return isChosen(value, search, filterIds(from.search))
    ? withFilters(from, others, own)
    : withFilters(from, own, others)
}

/** A value's link adds its own ids and may remove others. An active value's link does the reverse. */
function changeOf({ href, active }: Toggle, search: string) {
  const [before, after] = [filterIds(search), filterIds(href.split('?')[1] ?? '')]
  const added = after.filter(id => !before.includes(id))
  const taken = before.filter(id => !after.includes(id))
  return active ? { own: taken, others: added } : { own: added, others: taken }
}

function withFilters(from: Page, added: readonly FilterId[], taken: readonly FilterId[]): string {
  return fromFirstPage(from, query => {
    for (const id of added) write(query, id, (values, own) => [...values, own])
    for (const id of taken) write(query, id, (values, own) => values.filter(each => each !== own))
  })
}

function write(query: URLSearchParams, id: FilterId, change: (values: string[], own: string) => string[]): void {
  const [key = ''] = id.split('=')
  const isSingle = SINGLE.includes(key)
  const before = query.get(key) ?? ''
  const changed = change(isSingle ? [before] : before.split(','), id.slice(key.length + 1))
  const values = [...new Set(changed)].filter(Boolean)
  const value = isSingle ? values.at(-1) : values.sort(byNumber).join(',')
  if (value) query.set(key, value)
  else query.delete(key)
}

/** Sorts as the API does, so that the same choices always have one address. */
function byNumber(a: string, b: string): number {
  return Number(a) - Number(b) || 0
}
