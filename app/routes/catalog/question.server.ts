import { data } from 'react-router'
import { fetchProduct } from '../../api/product'
import { mapContext, type RequestScope } from '../../context'
import { answerForm } from '../../forms/answer-form.server'
import { failed } from '../../forms/form-answer'
import { createTranslator } from '../../i18n/translator'
import type { ProductAnswers } from '../../sections/product-detail/product-forms'
import { questionForm } from '../../sections/product-detail/questions/question-definition'

export async function questionAction(form: FormData, scope: RequestScope, path: string) {
  const { language, personalTransport: transport } = scope
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) {
    const question = { typed: questionForm.read(form), answer: failed(createTranslator(language)) }
    return data({ question } satisfies ProductAnswers, { status: 502 })
  }
  const about = { product: product.data.id }
  const { outcome: question } = await answerForm(questionForm, { form, transport, language, about })
  return data({ question } satisfies ProductAnswers, { status: question.answer.ok ? 200 : 422 })
}
