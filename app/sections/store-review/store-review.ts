import type { FormOutcome } from '../../forms/form-answer'

/** Spec 2. */
export const STORE_REVIEW_PATH = '/pagina/avaliacao-de-loja'

export type StoreReviewField = 'experiencia' | 'atendimento' | 'satisfacao' | 'mensagem' | 'autorizacao'
export type StoreReviewOutcome = FormOutcome<StoreReviewField>
