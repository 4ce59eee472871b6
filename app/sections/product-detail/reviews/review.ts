import '../../../i18n/messages/forms'
import type { FormAnswer } from '../../../forms/form-answer'
import {
  EMAIL,
  type FormRules,
  MESSAGE,
  NAME,
  readText,
  type Typed,
  type TypedOutcome
} from '../../../forms/form-rules'

export const REVIEW_INTENT = 'avaliacao'
export const REVIEW_PLACE_ID = 'avaliar'

type TypedField = 'nota' | 'nome' | 'email' | 'comentario'
export type ReviewField = TypedField | 'anexos'

/** What the form said, as it was typed. */
export type TypedReview = Typed<TypedField>
export type ReviewAnswer = FormAnswer<ReviewField>

/** Of the form as a browser without JavaScript sent it. */
export interface ReviewOutcome {
  review: TypedOutcome<TypedReview, ReviewField>
}

export const TYPED_FIELDS = ['nota', 'nome', 'email', 'comentario'] as const
export const REVIEW_FIELDS = [...TYPED_FIELDS, 'anexos'] as const
export const RATINGS = [1, 2, 3, 4, 5]

/** Spec 5: all fields are required. */
export const REVIEW_RULES: FormRules<TypedField> = {
  nota: { max: 1, required: true, pattern: /^[1-5]$/, wrong: 'forms.noRating', empty: 'forms.noRating' },
  nome: NAME,
  email: EMAIL,
  comentario: { ...MESSAGE, required: true }
}

export function readTypedReview(form: FormData): TypedReview {
  const { nota, nome, email, comentario } = REVIEW_RULES
  return {
    nota: readText(form, 'nota', nota),
    nome: readText(form, 'nome', nome),
    email: readText(form, 'email', email),
    comentario: readText(form, 'comentario', comentario)
  }
}
