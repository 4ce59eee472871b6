import '../../i18n/messages/refused'
import { data } from 'react-router'
import { fetchProduct } from '../../api/catalog'
import { mapContext, type RequestScope } from '../../context'
import { failed } from '../../forms/form-answer'
import { createTranslator, type TextKey } from '../../i18n/translator'
import type { ProductPage } from '../../models/product-page'
import { toOffer } from '../../sections/product-detail/offer'
import {
  type RequestAnswer,
  type RequestKind,
  type RequestOutcome,
  readTypedRequest
} from '../../sections/product-detail/requests/request'
import { sendRequest } from '../../sections/product-detail/requests/send-request'
import { refuse } from './refuse.server'

/** "Avise-me" and the quote form without JavaScript. The page shows the result. */
export async function requestAction(form: FormData, kind: RequestKind, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedRequest(form)
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  const pointless = product.ok && refusalReason(product.data, kind)
  if (pointless) return refuse(422, [t(pointless)])
  const answer: RequestAnswer = product.ok
    ? await sendRequest(
        scope.personalTransport,
        { kind, product: product.data.id, typed, idempotencyKey: crypto.randomUUID() },
        t
      )
    : failed(t)
  const status = answer.ok ? 200 : product.ok ? 422 : 502
  return data<RequestOutcome>({ request: { kind, typed, answer } }, { status })
}

/** Why the product's page has no such form: the product is available, or it has the other form. */
function refusalReason(product: ProductPage, kind: RequestKind): TextKey | null {
  const { status } = toOffer(product, null)
  const isSomeGone = product.attribute?.options.some(({ available }) => !available)
  if (kind === 'orcamento')
    return status === 'quote' ? null : status === 'available' ? 'refused.priced' : 'refused.askNotice'
  if (status === 'quote') return 'refused.askQuote'
  return status === 'available' && !isSomeGone ? 'refused.available' : null
}
