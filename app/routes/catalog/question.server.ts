import { data } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { failed } from '../../forms/form-answer.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { ProductAnswers } from '../../sections/product-detail/product-forms.ts'
import { questionForm } from '../../sections/product-detail/questions/question-definition.ts'

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
