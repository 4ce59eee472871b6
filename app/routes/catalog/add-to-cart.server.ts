import '../../i18n/words/detail'
import { data, redirect } from 'react-router'
import { fetchCart, postCart, putCart } from '../../api/cart'
import { fetchProduct } from '../../api/catalog'
import type { ApiFailure, ApiResult } from '../../api/failure'
import { mapContext, type RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { CART_PATH, type Cart, type LineIds, lineKey } from '../../models/cart'
import { readTypedOrder, resolveOrder, type TypedOrder } from '../../sections/product-detail/buy/order'
import { isQuantity } from '../../sections/product-detail/buy/quantity'
import type { Refusal } from '../../sections/product-detail/buy/refusal'

/**
 * The buy form as a browser without JavaScript sends it. Leads to the cart, or gives back why it could not be done:
 * 422 when the order was refused, 502 when the shop did not answer.
 */
export async function addToCartAction(request: Request, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedOrder(await readForm(request))
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) return refuse(502, typed, [t('errors.cartAdd')])
  if (!isQuantity(typed.quantity)) return refuse(422, typed, [t('detail.quantityInvalid')])
  const order = resolveOrder(product.data, typed)
  if (!order.ok && order.reason === 'attribute') return refuse(422, typed, [], true)
  if (!order.ok) return refuse(422, typed, [t('detail.unavailableHint')])
  const result = await addLine(scope, order)
  if (!result.ok && isRefusal(result)) return refuse(422, typed, [result.message || t('errors.cartAdd')])
  if (!result.ok) return refuse(502, typed, [t('errors.cartAdd')])
  if (result.data.messages.length > 0) return refuse(422, typed, result.data.messages)
  return redirect(result.data.url || CART_PATH, 303)
}

/** Spec 4: an item that the cart already holds has its quantity raised, any other is added as a new one. */
async function addLine(scope: RequestScope, order: { ids: LineIds; quantity: number }): Promise<ApiResult<Cart>> {
  const { personalTransport: transport } = scope
  const context = mapContext(scope)
  const { ids, quantity } = order
  const cart = await fetchCart(transport, context)
  if (!cart.ok) return cart
  const held = cart.data.lines.find(({ key, kind }) => kind === 'produto' && key === lineKey(ids))
  const write = { kind: 'produto', idempotencyKey: crypto.randomUUID() } as const
  if (!held) return postCart(transport, { ...write, items: [{ ...ids, quantity }] }, context)
  return putCart(transport, { ...write, item: { ...ids, quantity: held.quantity + quantity } }, context)
}

function isRefusal({ kind, status }: ApiFailure): boolean {
  return kind === 'http' && status < 500
}

/** A body that is no form says nothing. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}

function refuse(status: 422 | 502, typed: TypedOrder, messages: string[], mustChoose = false) {
  return data<Refusal>({ messages, mustChoose, typed }, { status })
}
