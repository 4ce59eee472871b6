import type { WireReview, WireReviews } from '../../contract/reviews.ts'
import { toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'

/** Plain texts. `date`: the day as the API sends it, for `formatDate`. Personal data other than the name is not read. */
export type Review = ReturnType<typeof toReviews>[number]

export type ReviewSheet = ReturnType<typeof toReviewSheet>

export interface AskedReviews {
  product: number
  offset: number
  limit: number
  rating: number
  withPhotos: boolean
}

export function toReviews(wires: WireReview[], context: MapContext) {
  return wires.map(({ id, nome, nota, comentario, data, compraVerificada, anexos }) => ({
    id,
    author: plainText(nome),
    rating: Math.min(5, Math.max(1, Math.round(nota ?? 5))),
    comment: plainText(comentario),
    date: data.split(' ', 1)[0] ?? '',
    ...(compraVerificada && { verified: true }),
    ...toPhotos(anexos, context)
  }))
}

function toPhotos(files: WireReview['anexos'], context: MapContext): { images?: string[] } {
  const images = files.flatMap(({ arquivo }) => toPicture(arquivo, context) ?? [])
  return images.length > 0 ? { images } : {}
}

/** An API may ignore the filters: drops what was not asked for, and reviews of another product with the API's totals. */
export function toReviewSheet(wire: WireReviews, context: MapContext, asked: AskedReviews) {
  const own = wire.avaliacoes.filter(({ produto }) => produto.id === 0 || produto.id === asked.product)
  const reviews = toReviews(own, context).filter(review => isAsked(review, asked))
  const isNarrowed = own.length === wire.avaliacoes.length
  const given = asked.offset + wire.avaliacoes.length
  const hasMore = given < (wire.info.total ?? 0) || (wire.info.total === null && given >= asked.offset + asked.limit)
  return {
    reviews,
    next: hasMore && reviews.length > 0 ? given : null,
    stars: isNarrowed ? toStars(wire.distribuicao) : null,
    photos: isNarrowed ? (wire.comFotos ?? 0) : 0
  }
}

function isAsked({ rating, images }: Review, asked: AskedReviews): boolean {
  return (asked.rating === 0 || rating === asked.rating) && (!asked.withPhotos || images !== undefined)
}

export const STARS = [5, 4, 3, 2, 1]

/** How many reviews gave each of `STARS`. */
function toStars(wires: WireReviews['distribuicao']) {
  const counts = STARS.map(stars => wires.find(({ nota }) => nota === stars)?.quantidade ?? 0)
  return counts.some(count => count > 0) ? counts : null
}
