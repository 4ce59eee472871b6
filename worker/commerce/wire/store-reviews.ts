import type { StoreReviewRow } from '../queries/store-reviews.ts'
import { momentOf } from '../rules/moment.ts'

/** An entry of `avaliacoes` in `StoreEvaluationsResponse`. */
export function storeReviewOf(row: StoreReviewRow) {
  return {
    id: row.id,
    experiencia: row.experience,
    atendimento: row.service,
    satisfacao: row.satisfied === 1,
    mensagem: row.message,
    data: momentOf(row.created_at)
  }
}
