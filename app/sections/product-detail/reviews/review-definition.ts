import '../../../i18n/messages/forms'
import '../../../i18n/messages/reviewForm'
import * as v from 'valibot'
import { postForm } from '../../../api/receipt'
import { defineForm, type Sent } from '../../../forms/define-form'
import { LENGTHS } from '../../../forms/lengths'
import { choice, emailText, requiredText } from '../../../forms/rules'
import type { ReviewField } from './review'

/** Spec 5: all fields are required except the pictures, of which there are up to 2. */
export const reviewForm = defineForm({
  names: ['nota', 'nome', 'email', 'comentario', 'anexos'] satisfies ReviewField[],
  rules: t =>
    v.object({
      nota: choice(/^[1-5]$/, 'forms.noRating', t),
      nome: requiredText(LENGTHS.name, t),
      email: emailText(t),
      comentario: requiredText(LENGTHS.message, t),
      anexos: v.string()
    }),
  call(transport, values, { about: { product, pictures }, idempotencyKey }: Sent<About>) {
    const nota = Number(values.nota)
    const review = { idProduto: product, ...values, nota, recomenda: nota >= RECOMMENDED_FROM, anexos: pictures }
    return postForm(transport, 'evaluations/product', review, idempotencyKey)
  },
  thanks: t => t('reviewForm.thanks')
})

/** The form does not ask whether the product is recommended: four stars and more say so. */
const RECOMMENDED_FROM = 4

interface About {
  product: number
  /** As data URLs, two at most (spec 9). */
  pictures: string[]
}
