import '../../i18n/messages/refused.ts'
import { data } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { addItems } from '../../sections/product-detail/buy/add-items.server.ts'
import { orderCombination } from '../../sections/product-detail/combination/order-combination.ts'
import {
  chosenCombination,
  pairProblem,
  readTypedPair,
  type TypedPair,
  toPair
} from '../../sections/product-detail/combination/pair.ts'
import { toOffer } from '../../sections/product-detail/offer.ts'
import type { ProductAnswers } from '../../sections/product-detail/product-forms.ts'
import { type ProductView, toProductView } from '../../sections/product-detail/product-view.ts'
import { refuse } from './refuse.server.ts'

/** The buy-together form without JavaScript, with the answers of `addToCartAction`. */
export async function buyTogetherAction(form: FormData, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const page = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!page.ok) return refuse(502, [t('errors.cartAdd')])
  const product = toProductView(page.data)
  const typed = readTypedPair(product, form)
  const pair = pairOf(product, typed)
  // The page then has no buy-together form to show the message at.
  if (!pair) return refuse(422, [t('refused.notTogether')])
  const problem = pairProblem(product, typed)
  if (problem) return refusePair(422, typed, [t(problem === 'option' ? 'refused.option' : 'refused.combination')])
  const order = await orderCombination(scope.personalTransport, pair)
  if (!order.ok) return refusePair(422, typed, [order.message])
  const added = await addItems(scope.personalTransport, mapContext(scope), order, t)
  return added instanceof Response ? added : refusePair(added.status, typed, added.messages)
}

function pairOf(product: ProductView, typed: TypedPair) {
  const combination = chosenCombination(product, typed)
  const isSold = toOffer(product, typed.attribute).status === 'available'
  return combination && isSold ? toPair(product, combination, typed) : null
}

function refusePair(status: 422 | 502, typed: TypedPair, messages: readonly string[]) {
  return data({ combination: { messages: [...messages], typed } } satisfies ProductAnswers, { status })
}
