import type { WrittenText } from '../models/customizations.ts'
import { type CartPayload, readPayload } from './cart-payload.ts'
import { ask, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** A product as the shopper put it together. `price` in cents, as it was shown. */
export interface ConfiguredProduct {
  product: number
  /** 0: none. */
  attribute: number
  price: number
  quantity: number
  texts: readonly WrittenText[]
}

/** Says what the cart is to be asked for, and writes nothing. Fields of a refusal are named `produtos.0.…`. */
export function shopProduct(transport: Transport, configured: ConfiguredProduct): Promise<ApiResult<CartPayload>> {
  const { product, attribute, price, quantity, texts } = configured
  const produto = {
    id: product,
    idAtributoValor: attribute,
    preco: price / 100,
    quantidade: quantity,
    personalizacao: texts.map(toWireText)
  }
  const body = { carrinho: true, produtos: [produto] }
  return ask(transport, { method: 'POST', path: 'product/shop', body, timing: 'action' }, readPayload)
}

export function toWireText({ customization: { id, price, perUnit }, text }: WrittenText) {
  return { id, tipo: 'text', preco: price / 100, multiplicarPreco: perUnit ? 's' : 'n', valorText: text }
}
