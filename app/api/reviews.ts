import { readReviews } from '../contract/reviews.ts'
import { type AskedReviews, type ReviewSheet, toReviewSheet } from '../models/product/reviews.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

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

const readSheet = memoizedParser(readReviews, toReviewSheet, (asked: AskedReviews) => JSON.stringify(asked))
