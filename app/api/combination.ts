import { readPayload } from './cart-payload.ts'
import { callApi, type Transport } from './client.ts'

/** One of the two products: its attribute value, 0 for none, and the price in cents that was shown. */
export interface CombinedChoice {
  product: number
  attribute: number
  price: number
}

/** Gets the cart items for buying two products together. Writes nothing itself. */
export function combineProducts(transport: Transport, { main, other }: Record<'main' | 'other', CombinedChoice>) {
  const body = { produtoPrincipal: toWire(main), produtoIndicado: toWire(other) }
  return callApi(transport, { method: 'POST', path: 'product/combination', body, timing: 'action' }, readPayload)
}

function toWire({ product, attribute, price }: CombinedChoice) {
  return { id: product, idAtributoValor: attribute, preco: price / 100 }
}
