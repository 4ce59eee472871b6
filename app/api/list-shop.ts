import { type CartPayload, readPayload } from './cart-payload.ts'
import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** What is wanted of a list: of which products so many, and at which price in cents it was shown. */
export interface ListChoice {
  product: number
  attribute: number
  price: number
  quantity: number
}

/** Says what the cart is to be asked for, and writes nothing. */
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
