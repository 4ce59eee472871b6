import '../../../i18n/messages/forms'
import '../../../i18n/messages/reviewForm'
import * as v from 'valibot'
import { sendReview } from '../../../api/reviews'
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
  call(transport, { nota, nome, email, comentario }, { about, idempotencyKey }: Sent<About>) {
    const review = { ...about, name: nome, email, rating: Number(nota), comment: comentario }
    return sendReview(transport, review, idempotencyKey)
  },
  thanks: t => t('reviewForm.thanks')
})

interface About {
  product: number
  /** As data URLs. */
  pictures: string[]
}
