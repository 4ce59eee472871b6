import { readCartPayload } from '../contract/cart-payload.ts'
import type { LineKind } from '../models/cart/cart.ts'
import { toLineKind } from '../models/cart/cart-wire.ts'
import type { CartItem } from './cart.ts'

/** The cart item to request, as the server composed it. */
export interface CartPayload {
  kind: LineKind
  /** Null when the server sends no quantity. */
  items: (Omit<CartItem, 'quantity'> & { quantity: number | null })[]
}

/** Null when there is no item to request. */
export function readPayload(body: unknown): CartPayload | null {
  const wire = readCartPayload(body)?.carrinho
  if (!wire || wire.itens.length === 0) return null
  const items = wire.itens.map(item => ({
    product: item.idProduto,
    attribute: item.idAtributoSimples,
    unit: item.idUnidadeVenda,
    warehouse: item.idArmazem,
    additional: item.adicional,
    parameters: item.parametros,
    quantity: item.quantidade
  }))
  return { kind: toLineKind(wire.tipo), items }
}
