import type { View } from '../context.ts'
import type { loadReviews, ReviewsRequest } from '../queries/reviews.ts'
import { media } from './routes.ts'

type Found = Awaited<ReturnType<typeof loadReviews>>

export function reviewsOf({ reviews, rating, stars }: Found, request: ReviewsRequest, view: View) {
  const counts = new Map(stars.map(row => [row.rating, row.count]))
  const counted = stars.filter(row => request.rating === null || row.rating === request.rating)
  return {
    avaliacoes: reviews.map(row => reviewOf(row, view)),
    media: rating.average,
    quantidade: rating.count,
    comFotos: stars.reduce((sum, row) => sum + row.photos, 0),
    distribuicao: [5, 4, 3, 2, 1].map(nota => ({ nota, quantidade: counts.get(nota) ?? 0 })),
    info: {
      offset: request.offset,
      limit: request.limit,
      exibindo: reviews.length,
      total: counted.reduce((sum, row) => sum + (request.withPhotos ? row.photos : row.count), 0)
    }
  }
}

export function reviewOf(row: Found['reviews'][number], { origin }: View) {
  const photos: string[] = JSON.parse(row.anexos)
  return {
    ...row,
    recomenda: row.recomenda === 1,
    compraVerificada: row.compraVerificada === 1,
    produto: JSON.parse(row.produto),
    anexos: photos.map((photo, index) => {
      const address = media(origin, photo)
      return { id: row.id * 10 + index, arquivo: address, arquivoOriginal: address }
    })
  }
}
