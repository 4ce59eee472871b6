import type { RequestScope } from '../../context.ts'
import type { SentForm } from '../../forms/read-form.server.ts'
import { QUANTITY_FIELD } from '../../sections/product-detail/offer.ts'
import {
  COMBINE_INTENT,
  INTENT_FIELD,
  isRequestKind,
  QUESTION_INTENT,
  REVIEW_INTENT,
  SHIPPING_INTENT
} from '../../sections/product-detail/product-forms.ts'
import { addToCartAction } from './add-to-cart.server.ts'
import { buyTogetherAction } from './buy-together.server.ts'
import { questionAction } from './question.server.ts'
import { refuseLong, refuseUnreadable } from './refuse.server.ts'
import { requestAction } from './request.server.ts'
import { reviewAction } from './review.server.ts'
import { shippingAction } from './shipping.server.ts'

export async function productAction(sent: SentForm, scope: RequestScope, path: string) {
  const { form } = sent
  const [intent, ...more] = form.getAll(INTENT_FIELD)
  if (intent === REVIEW_INTENT) return reviewAction(sent, scope, path)
  if (sent.isLong) return refuseLong(scope)
  if (more.length > 0) return refuseUnreadable(scope)
  if (intent === COMBINE_INTENT) return buyTogetherAction(form, scope, path)
  if (intent === SHIPPING_INTENT) return shippingAction(form, scope, path)
  if (intent === QUESTION_INTENT) return questionAction(form, scope, path)
  if (isRequestKind(intent)) return requestAction(form, intent, scope, path)
  // The buy form and the cards' buttons always send a quantity.
  if (intent !== undefined || !form.has(QUANTITY_FIELD)) return refuseUnreadable(scope)
  return addToCartAction(form, scope, path)
}
