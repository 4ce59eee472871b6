import '../../i18n/messages/refused.ts'
import { data } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { answerForm } from '../../forms/answer-form.server.ts'
import { failed } from '../../forms/form-answer.ts'
import { createTranslator, type TextKey } from '../../i18n/translator.ts'
import type { ProductPage } from '../../models/product/product-page.ts'
import { toOffer } from '../../sections/product-detail/offer.ts'
import type { ProductAnswers, RequestKind } from '../../sections/product-detail/product-forms.ts'
import { requestForm } from '../../sections/product-detail/requests/request-definition.ts'
import { refuse } from './refuse.server.ts'

export async function requestAction(form: FormData, kind: RequestKind, scope: RequestScope, path: string) {
  const { language, personalTransport: transport } = scope
  const t = createTranslator(language)
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) {
    const request = { kind, typed: requestForm.read(form), answer: failed(t) }
    return data({ request } satisfies ProductAnswers, { status: 502 })
  }
  const reason = refusalReason(product.data, kind)
  if (reason) return refuse(422, [t(reason)])
  const about = { kind, product: product.data.id }
  const { outcome } = await answerForm(requestForm, { form, transport, language, about })
  const request = { kind, ...outcome }
  return data({ request } satisfies ProductAnswers, { status: request.answer.ok ? 200 : 422 })
}

function refusalReason(product: ProductPage, kind: RequestKind): TextKey | null {
  const { status } = toOffer(product, null)
  const isSomeGone = product.attribute?.options.some(({ available }) => !available)
  if (kind === 'orcamento')
    return status === 'quote' ? null : status === 'available' ? 'refused.priced' : 'refused.askNotice'
  if (status === 'quote') return 'refused.askQuote'
  return status === 'available' && !isSomeGone ? 'refused.available' : null
}
