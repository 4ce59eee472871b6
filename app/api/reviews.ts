import { readReviews } from '../contract/reviews.ts'
import { type AskedReviews, type ReviewSheet, toReviewSheet } from '../models/product/reviews.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { type Receipt, readReceipt } from './receipt.ts'

/** What somebody says of a product. `pictures` are data addresses, two at most (spec 9). */
export interface SentReview {
  product: number
  name: string
  email: string
  /** 1 to 5. */
  rating: number
  comment: string
  pictures: string[]
}

export function fetchReviews(
  transport: Transport,
  asked: AskedReviews,
  context: MapContext
): Promise<ApiResult<ReviewSheet>> {
  const { product, offset, limit, rating } = asked
  const query = { idProduto: String(product), offset: String(offset), limit: String(limit) }
  return callApi(
    transport,
    {
      method: 'GET',
      path: 'evaluations/product',
      query: rating > 0 ? { ...query, nota: String(rating) } : query,
      timing: 'section'
    },
    readSheet(context, asked)
  )
}

/** The form does not ask whether the product is recommended: four stars and more say so. */
export function sendReview(
  transport: Transport,
  { product, name, email, rating, comment, pictures }: SentReview,
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = {
    idProduto: product,
    nome: name,
    email,
    nota: rating,
    comentario: comment,
    recomenda: rating >= RECOMMENDED_FROM,
    anexos: pictures
  }
  return callApi(transport, { method: 'POST', path: 'evaluations/product', body, idempotencyKey }, readReceipt)
}

const RECOMMENDED_FROM = 4

const readSheet = memoizedParser(readReviews, toReviewSheet, (asked: AskedReviews) => JSON.stringify(asked))
