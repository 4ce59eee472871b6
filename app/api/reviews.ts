import { readReviews } from '../contract/reviews.ts'
import { type AskedReviews, toReviewSheet } from '../models/product/reviews.ts'
import { defineRead } from './client.ts'

export const fetchReviews = defineRead(
  ({ product, offset, limit, rating, withPhotos }: AskedReviews) => ({
    path: 'evaluations/product',
    query: {
      idProduto: String(product),
      offset: String(offset),
      limit: String(limit),
      ...(rating > 0 && { nota: String(rating) }),
      ...(withPhotos && { comFotos: 'true' })
    },
    timing: 'section'
  }),
  readReviews,
  toReviewSheet,
  JSON.stringify
)
