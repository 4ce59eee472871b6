import { type CartPayload, readPayload } from './cart-payload.ts'
import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** The products of a list to buy, with quantities and the prices in cents that were shown. */
export interface ListChoice {
  product: number
  attribute: number
  price: number
  quantity: number
}

/** Gets the cart items to request. Writes nothing. */
export function shopList(
  transport: Transport,
  { list, choices }: { list: number; choices: readonly ListChoice[] }
): Promise<ApiResult<CartPayload>> {
  const body = { idListaCompra: list, carrinho: true, produtos: choices.map(toWire) }
  return callApi(transport, { method: 'POST', path: 'list/shop', body, timing: 'action' }, readPayload)
}

function toWire({ product, attribute, price, quantity }: ListChoice) {
  return { id: product, idAtributoValor: attribute, preco: price / 100, quantidade: quantity }
}
