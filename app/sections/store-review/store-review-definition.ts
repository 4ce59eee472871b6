import '../../i18n/messages/forms.ts'
import '../../i18n/messages/storeReview.ts'
import * as v from 'valibot'
import { sendStoreReview } from '../../api/store-review.ts'
import { defineForm, type Sent } from '../../forms/define-form.ts'
import type { FormOutcome } from '../../forms/form-answer.ts'
import { LENGTHS } from '../../forms/lengths.ts'
import { checkbox, choice, optionalText } from '../../forms/rules.ts'

export type StoreReviewField = 'experiencia' | 'atendimento' | 'satisfacao' | 'mensagem' | 'autorizacao'
export type StoreReviewOutcome = FormOutcome<StoreReviewField>

export const storeReviewForm = defineForm({
  names: ['experiencia', 'atendimento', 'satisfacao', 'mensagem', 'autorizacao'] satisfies StoreReviewField[],
  rules: t =>
    v.object({
      experiencia: choice(MARK, 'forms.noRating', t),
      atendimento: choice(MARK, 'forms.noRating', t),
      satisfacao: choice(/^(sim|nao)$/, 'storeReview.choose', t),
      mensagem: optionalText(LENGTHS.message, t),
      autorizacao: checkbox
    }),
  call(transport, values, { about: { key }, idempotencyKey }: Sent<{ key: string }>) {
    const review = {
      experiencia: Number(values.experiencia),
      atendimento: Number(values.atendimento),
      satisfacao: values.satisfacao === 'sim',
      autorizacao: values.autorizacao,
      mensagem: values.mensagem
    }
    return sendStoreReview(transport, key, review, idempotencyKey)
  },
  thanks: t => t('storeReview.thanks')
})

const MARK = /^([1-9]|10)$/
