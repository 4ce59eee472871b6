import { data } from 'react-router'
import { fetchProduct } from '../../api/catalog'
import { idempotencyKeyOf } from '../../api/idempotency-key.server'
import { mapContext, type RequestScope } from '../../context'
import { failed } from '../../forms/form-answer'
import { createTranslator } from '../../i18n/translator'
import { type QuestionOutcome, readTypedQuestion } from '../../sections/product-detail/questions/question'
import { submitQuestion } from '../../sections/product-detail/questions/send-question'

/** The question and answer forms without JavaScript. The page shows the result. */
export async function questionAction(form: FormData, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedQuestion(form)
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) return data<QuestionOutcome>({ question: { typed, answer: failed(t) } }, { status: 502 })
  const { id } = product.data
  const idempotencyKey = await idempotencyKeyOf([id, typed])
  const answer = await submitQuestion(scope.personalTransport, { product: id, typed, idempotencyKey }, t)
  return data<QuestionOutcome>({ question: { typed, answer } }, { status: answer.ok ? 200 : 422 })
}
