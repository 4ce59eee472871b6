import '../../i18n/words/detail'
import { data, redirect } from 'react-router'
import { fetchProduct } from '../../api/catalog'
import { mapContext, type RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { CART_PATH } from '../../models/cart'
import type { ProductPage } from '../../models/product-page'
import {
  type OrderProblems,
  type PlacedOrder,
  readTypedOrder,
  resolveOrder,
  type TypedOrder
} from '../../sections/product-detail/buy/order'
import { orderTexts, type TextOrder } from '../../sections/product-detail/buy/order-texts'
import { isRefused, outcomeMessages } from '../../sections/product-detail/buy/outcome-messages'
import { previewOf } from '../../sections/product-detail/buy/preview'
import type { Refusal } from '../../sections/product-detail/buy/refusal'
import { toOffer } from '../../sections/product-detail/offer'
import { addItems } from '../../stores/add-items.server'

/**
 * The buy form as a browser without JavaScript sends it. Leads to the cart, or gives back why it could not be done:
 * 422 when the order was refused, 502 when the shop did not answer.
 */
export async function addToCartAction(form: FormData, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedOrder(form)
  const page = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!page.ok) return refuse(502, typed, [t('errors.cartAdd')])
  const order = resolveOrder(page.data, typed)
  if (!order.ok) {
    const messages = order.problems.unavailable ? [t('detail.unavailableHint')] : []
    return refuse(422, typed, messages, order.problems)
  }
  const placed = await place(page.data, order, typed, scope)
  if (!placed.ok) {
    return placed.problems ? refuse(422, typed, [], { texts: placed.problems }) : refuse(422, typed, [placed.message])
  }
  const { outcome, cart } = await addItems(scope.personalTransport, mapContext(scope), placed)
  if (outcome.ok) return redirect(cart.url || CART_PATH, 303)
  return refuse(isRefused(outcome) ? 422 : 502, typed, outcomeMessages(outcome, t('errors.cartAdd')))
}

async function place(
  product: ProductPage,
  order: PlacedOrder,
  typed: TypedOrder,
  scope: RequestScope
): Promise<TextOrder> {
  const preview = previewOf(product, toOffer(product, typed.attribute))
  if (order.texts.length > 0) return orderTexts(scope.personalTransport, order, preview)
  return { ok: true, kind: 'produto', items: [{ ...order.ids, quantity: order.quantity, preview }] }
}

function refuse(status: 422 | 502, typed: TypedOrder, messages: readonly string[], problems: OrderProblems = {}) {
  return data<Refusal>({ messages: [...messages], problems, typed }, { status })
}
