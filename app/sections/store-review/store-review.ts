import '../../i18n/messages/forms'
import '../../i18n/messages/storeReview'
import type { FormAnswer } from '../../forms/form-answer'
import {
  type FieldRule,
  type FormRules,
  MESSAGE,
  readText,
  type Typed,
  type TypedOutcome
} from '../../forms/form-rules'

/** Spec 2. */
export const STORE_REVIEW_PATH = '/pagina/avaliacao-de-loja'

export type StoreReviewField = 'experiencia' | 'atendimento' | 'satisfacao' | 'mensagem'

export interface TypedStoreReview extends Typed<StoreReviewField> {
  autorizacao: boolean
}

export type StoreReviewAnswer = FormAnswer<StoreReviewField>
export type StoreReviewOutcome = TypedOutcome<TypedStoreReview, StoreReviewField>

export const STORE_REVIEW_FIELDS = ['experiencia', 'atendimento', 'satisfacao', 'mensagem'] as const
export const SCALE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const MARK: FieldRule = {
  max: 2,
  required: true,
  pattern: /^([1-9]|10)$/,
  wrong: 'forms.noRating',
  empty: 'forms.noRating'
}

export const STORE_REVIEW_RULES: FormRules<StoreReviewField> = {
  experiencia: MARK,
  atendimento: MARK,
  satisfacao: {
    max: 3,
    required: true,
    pattern: /^(sim|nao)$/,
    wrong: 'storeReview.choose',
    empty: 'storeReview.choose'
  },
  mensagem: MESSAGE
}

export function readTypedStoreReview(form: FormData): TypedStoreReview {
  const { experiencia, atendimento, satisfacao, mensagem } = STORE_REVIEW_RULES
  return {
    experiencia: readText(form, 'experiencia', experiencia),
    atendimento: readText(form, 'atendimento', atendimento),
    satisfacao: readText(form, 'satisfacao', satisfacao),
    mensagem: readText(form, 'mensagem', mensagem),
    autorizacao: form.has('autorizacao')
  }
}
