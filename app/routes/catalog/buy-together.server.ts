import '../../i18n/words/detail'
import { data, redirect } from 'react-router'
import { fetchProduct } from '../../api/catalog'
import { mapContext, type RequestScope } from '../../context'
import { createTranslator } from '../../i18n/translator'
import { CART_PATH } from '../../models/cart'
import type { ProductPage } from '../../models/product-page'
import { isRefused, outcomeMessages } from '../../sections/product-detail/buy/outcome-messages'
import type { CombinationRefusal } from '../../sections/product-detail/combination/combination-refusal'
import { orderCombination } from '../../sections/product-detail/combination/order-combination'
import {
  chosenCombination,
  readTypedPair,
  type TypedPair,
  toPair
} from '../../sections/product-detail/combination/pair'
import { toOffer } from '../../sections/product-detail/offer'
import { toProductView } from '../../sections/product-detail/product-view'
import { addItems } from '../../stores/add-items.server'

/**
 * The form of buying together as a browser without JavaScript sends it. Leads to the cart, or gives back why it could
 * not be done: 422 when the order was refused, 502 when the shop did not answer.
 */
export async function buyTogetherAction(form: FormData, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const page = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!page.ok) return refuse(502, NOTHING, [t('errors.cartAdd')])
  const { typed, pair } = readPair(page.data, form)
  if (!pair) return refuse(422, typed, [t('detail.unavailableHint')])
  const order = await orderCombination(scope.personalTransport, pair)
  if (!order.ok) return refuse(422, typed, [order.message])
  const { outcome, cart } = await addItems(scope.personalTransport, mapContext(scope), order)
  if (outcome.ok) return redirect(cart.url || CART_PATH, 303)
  return refuse(isRefused(outcome) ? 422 : 502, typed, outcomeMessages(outcome, t('errors.cartAdd')))
}

function readPair(page: ProductPage, form: FormData) {
  const product = toProductView(page)
  const typed = readTypedPair(product, form)
  const combination = chosenCombination(product, typed)
  const isSold = toOffer(product, typed.attribute).status === 'available'
  return { typed, pair: combination && isSold ? toPair(product, combination, typed) : null }
}

const NOTHING: TypedPair = { combination: '', attribute: '', others: {} }

function refuse(status: 422 | 502, typed: TypedPair, messages: readonly string[]) {
  return data<CombinationRefusal>({ combination: { messages: [...messages], typed } }, { status })
}
