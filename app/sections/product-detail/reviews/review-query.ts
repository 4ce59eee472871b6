/** The review filters in the page's query: `?avaliacoes=2`, `?nota=5`, `?fotos=1`. */
export interface ReviewQuery {
  /** From 1. Page 1 comes with the product. */
  page: number
  /** Stars to filter by; 0 for all. */
  rating: number
  withPhotos: boolean
}

export const FIRST_REVIEWS: ReviewQuery = { page: 1, rating: 0, withPhotos: false }

const PAGE_FIELD = 'avaliacoes'
export const RATING_FIELD = 'nota'
export const PHOTOS_FIELD = 'fotos'
export const REVIEWS_ID = 'avaliacoes'
/** On every page but the first. */
export const REVIEWS_PER_PAGE = 10

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const [page, rating] = [query.get(PAGE_FIELD) ?? '', query.get(RATING_FIELD) ?? '']
  return {
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    rating: /^[1-5]$/.test(rating) ? Number(rating) : 0,
    withPhotos: query.get(PHOTOS_FIELD) === '1'
  }
}

/** Every review, or some only. */
export function isFiltered({ rating, withPhotos }: ReviewQuery): boolean {
  return rating > 0 || withPhotos
}

export function reviewsHref(search: string, { page, rating, withPhotos }: ReviewQuery): string {
  const query = new URLSearchParams(search)
  query.delete(PAGE_FIELD)
  query.delete(RATING_FIELD)
  query.delete(PHOTOS_FIELD)
  if (rating > 0) query.set(RATING_FIELD, String(rating))
  if (withPhotos) query.set(PHOTOS_FIELD, '1')
  if (page > 1) query.set(PAGE_FIELD, String(page))
  return `?${query}#${REVIEWS_ID}`
}
