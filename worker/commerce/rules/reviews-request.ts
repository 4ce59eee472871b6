import { normalised } from './listing-request.ts'
import { wholeNumber } from './whole-number.ts'

export type ReviewOrder = 'newest' | 'best' | 'worst'

export type ReviewsRequest = Extract<ReturnType<typeof parseReviews>, { ok: true }>['request']

const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100

export function parseReviews(query: URLSearchParams) {
  const numbers = {
    idProduto: wholeNumber(query.get('idProduto'), null, 1),
    idCategoria: wholeNumber(query.get('idCategoria'), null, 1),
    nota: wholeNumber(query.get('nota'), null, 1, 5),
    offset: wholeNumber(query.get('offset'), 0, 0),
    limit: wholeNumber(query.get('limit'), PAGE_SIZE, 1, MAX_PAGE_SIZE)
  }
  const [wrong] = Object.entries(numbers).find(([, value]) => value === undefined) ?? []
  if (wrong !== undefined) return { ok: false, parameter: wrong } as const
  return {
    ok: true as const,
    request: {
      productId: numbers.idProduto ?? null,
      categoryId: numbers.idCategoria ?? null,
      /** Filters the list, but not the totals beside it. */
      rating: numbers.nota ?? null,
      order: orderOf(query.get('order') ?? ''),
      offset: numbers.offset ?? 0,
      limit: numbers.limit ?? PAGE_SIZE
    }
  }
}

/** Sort orders, named like those of listings. An unknown one means newest first. */
function orderOf(text: string): ReviewOrder {
  const plain = normalised(text)
  if (plain === 'maiornota') return 'best'
  return plain === 'menornota' ? 'worst' : 'newest'
}
