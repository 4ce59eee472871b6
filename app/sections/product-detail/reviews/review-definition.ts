import '../../../i18n/messages/forms.ts'
import '../../../i18n/messages/reviewForm.ts'
import * as v from 'valibot'
import { postForm } from '../../../api/receipt.ts'
import { defineForm, type Sent } from '../../../forms/define-form.ts'
import { LENGTHS } from '../../../forms/lengths.ts'
import { choice, emailText, requiredText } from '../../../forms/rules.ts'
import type { ReviewField } from '../product-forms.ts'

/** The form does not ask whether the product is recommended: four stars and more say so. */
const RECOMMENDED_FROM = 4

/** Spec 5 and 9: all fields are required except the pictures, of which there are up to 2, sent as data URLs. */
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
  call(transport, values, { about, idempotencyKey }: Sent<{ product: number; pictures: string[] }>) {
    const { product, pictures } = about
    const nota = Number(values.nota)
    const review = { idProduto: product, ...values, nota, recomenda: nota >= RECOMMENDED_FROM, anexos: pictures }
    return postForm(transport, 'evaluations/product', review, idempotencyKey)
  },
  thanks: t => t('reviewForm.thanks')
})
