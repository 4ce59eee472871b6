import { readCartPayload } from '../contract/cart-payload.ts'
import { toIds, toLineKind } from '../models/cart/cart-wire.ts'

export type CartPayload = NonNullable<ReturnType<typeof readPayload>>

/** Null when there is no item to request. `quantity` is null when the server sends none. */
export function readPayload(body: unknown) {
  const wire = readCartPayload(body)?.carrinho
  if (!wire || wire.itens.length === 0) return null
  const items = wire.itens.map(item => ({ ...toIds(item), parameters: item.parametros, quantity: item.quantidade }))
  return { kind: toLineKind(wire.tipo), items }
}

/** A product to buy: its attribute value, 0 for none, and the price in cents that was shown. */
export interface ShownChoice {
  product: number
  attribute: number
  price: number
}

export function toWireChoice({ product, attribute, price }: ShownChoice) {
  return { id: product, idAtributoValor: attribute, preco: price / 100 }
}
