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
/** Far above any number of reviews, and far inside what SQLite counts with. */
const MAX_NUMBER = 999_999_999

/** The parameters of GET evaluations/product; an empty one is one that is not there. */
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

/** Null when absent, undefined when it is not such a number. */
function wholeNumber(text: string | null, from: number, to: number): number | null | undefined {
  if (text === null || text === '') return null
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

/** Names of orders are shown nowhere: those of listings, for ratings. An unknown one is the newest first. */
function orderOf(text: string): ReviewOrder {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()
  if (plain === 'maiornota') return 'best'
  return plain === 'menornota' ? 'worst' : 'newest'
}
