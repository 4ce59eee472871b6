export type ReviewOrder = 'newest' | 'best' | 'worst'

export interface ReviewsRequest {
  productId: number | null
  categoryId: number | null
  rating: number | null
  order: ReviewOrder
  offset: number
  limit: number
}

export type ParsedReviews = { ok: true; request: ReviewsRequest } | { ok: false; parameter: string }

const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100
/** More than any number of reviews, and within SQLite's integers. */
const MAX_NUMBER = 999_999_999

/** The parameters of GET evaluations/product. Empty ones count as absent. */
export function parseReviews(query: URLSearchParams): ParsedReviews {
  const read = (name: string, from: number, to: number) => wholeNumber(query.get(name), from, to)
  const numbers = {
    idProduto: read('idProduto', 1, MAX_NUMBER),
    idCategoria: read('idCategoria', 1, MAX_NUMBER),
    nota: read('nota', 1, 5),
    offset: read('offset', 0, MAX_NUMBER),
    limit: read('limit', 1, MAX_PAGE_SIZE)
  }
  const [wrong] = Object.entries(numbers).find(([, value]) => value === undefined) ?? []
  if (wrong !== undefined) return { ok: false, parameter: wrong }
  return {
    ok: true,
    request: {
      productId: numbers.idProduto ?? null,
      categoryId: numbers.idCategoria ?? null,
      rating: numbers.nota ?? null,
      order: orderOf(query.get('order') ?? ''),
      offset: numbers.offset ?? 0,
      limit: numbers.limit ?? PAGE_SIZE
    }
  }
}

/** Null when absent, undefined when invalid. */
function wholeNumber(text: string | null, from: number, to: number): number | null | undefined {
  if (text === null || text === '') return null
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

/** Sort orders, named like those of listings. An unknown one means newest first. */
function orderOf(text: string): ReviewOrder {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()
  if (plain === 'maiornota') return 'best'
  return plain === 'menornota' ? 'worst' : 'newest'
}
