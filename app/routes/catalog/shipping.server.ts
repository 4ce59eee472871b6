import { data } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { readTypedOrder } from '../../sections/product-detail/buy/order.ts'
import { clampQuantity } from '../../sections/product-detail/buy/quantity.ts'
import { readText } from '../../sections/product-detail/offer.ts'
import type { ProductAnswers } from '../../sections/product-detail/product-forms.ts'
import { CEP_FIELD, calculateShipping, type ShippingAnswer } from '../../sections/product-detail/shipping/shipping.ts'

export async function shippingAction(form: FormData, scope: RequestScope, path: string) {
  const cep = readText(form, CEP_FIELD)
  const product = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!product.ok) return answer({ ok: false, cep, reason: 'failed', said: '' })
  const { attribute, quantity } = readTypedOrder(form)
  const question = { cep, product: product.data.id, attribute: Number(attribute) || 0 }
  const asked = { ...question, quantity: clampQuantity(quantity, product.data.limit) }
  return answer(await calculateShipping(scope.personalTransport, asked))
}

function answer(shipping: ShippingAnswer) {
  const status = shipping.ok ? 200 : shipping.reason === 'failed' ? 502 : 422
  return data({ shipping } satisfies ProductAnswers, { status })
}
