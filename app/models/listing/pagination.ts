import { DEFAULT_PAGE_SIZE } from './listing-defaults.ts'
import { type Page, pageHref } from './listing-links.ts'

export const MAX_PAGE_SIZE = 60
const MAX_PAGE = 1_000

export interface Paging {
  page: number
  limit: number
}

export type PageLink = NonNullable<ReturnType<typeof pageNavigation>['next']>

/** The links between the pages of a listing. In `pages`, null is a gap. */
export function pageNavigation(total: number, request: Page & Paging) {
  const { page, limit } = request
  const pageCount = countPages(total, limit)
  const { previous, next } = pageLinks(page, pageCount)
  const link = (to: number | null) => (to === null ? null : { page: to, href: pageHref(request, to) })
  return { page, pageCount, previous: link(previous), next: link(next), pages: pageWindow(page, pageCount).map(link) }
}

/** Spec 5, with its errors. Spec 4: next is null past the last page, previous is null at or below page 1. */
export function pageLinks(page: unknown, pageCount: unknown) {
  if (typeof page !== 'number') throw new TypeError('"pg" deve ser do tipo number')
  if (typeof pageCount !== 'number') throw new TypeError('"qtdPages" deve ser do tipo number')
  return { previous: page > 1 ? page - 1 : null, next: page < pageCount ? page + 1 : null }
}

/** Spec 5: the total divided by the page size, rounded up. 0 when that is not finite. */
export function countPages(total: number, pageSize: number): number {
  const count = Math.ceil(total / pageSize)
  return Number.isFinite(count) ? count : 0
}

export function offsetOf({ page, limit }: Paging): number {
  return (page - 1) * limit
}

export function readPaging(query: URLSearchParams, defaultLimit = DEFAULT_PAGE_SIZE): Paging {
  const limit = readWhole(query.get('ipp'))
  return {
    page: Math.min(readWhole(query.get('pg')) ?? 1, MAX_PAGE),
    limit: limit === null ? defaultLimit : Math.min(limit, MAX_PAGE_SIZE)
  }
}

export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  const linked = [...wanted].filter(one => one >= 1 && one <= pageCount).sort((a, b) => a - b)
  return linked.flatMap((one, index) => {
    const skipped = one - (linked[index - 1] ?? 0) - 1
    if (skipped === 0) return [one]
    return [skipped === 1 ? one - 1 : null, one]
  })
}

function readWhole(value: string | null): number | null {
  return value && /^\d+$/.test(value) && Number(value) > 0 ? Number(value) : null
}
