import { data } from 'react-router'
import '../../i18n/words/requests'
import { fetchProduct } from '../../api/catalog'
import { mapContext, type RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import {
  type RequestAnswer,
  type RequestKind,
  type RequestOutcome,
  readTypedRequest
} from '../../sections/product-detail/requests/request'
import { sendRequest } from '../../sections/product-detail/requests/send-request'

/** "Avise-me" and the request for a quote as a browser without JavaScript sends them: the page shows what came of it. */
export async function requestAction(form: FormData, kind: RequestKind, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedRequest(form)
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  const answer: RequestAnswer = product.ok
    ? await sendRequest(
        scope.personalTransport,
        { kind, product: product.data.id, typed, idempotencyKey: crypto.randomUUID() },
        t
      )
    : { ok: false, message: t('requests.failed'), errors: {} }
  const status = answer.ok ? 200 : product.ok ? 422 : 502
  return data<RequestOutcome>({ request: { kind, typed, answer } }, { status })
}
