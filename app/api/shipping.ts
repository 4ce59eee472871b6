import { readShipment } from '../contract/shipment.ts'
import type { ShippedLine } from '../models/cart/cart-shipping.ts'
import { toShipping } from '../models/cart/shipment.ts'
import { onlyDigits } from '../models/shopper/formatters.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, readAs, type Transport } from './client.ts'

export interface ShippingQuestion {
  cep: string
  product: number
  attribute: number
  quantity: number
}

/** Delivery terms count from `nowMs`. The edge posts the CEP to checkout/zipcode after every such response. */
export function fetchShipping(transport: Transport, question: ShippingQuestion, nowMs: number) {
  const body = {
    cep: onlyDigits(question.cep),
    idProduto: question.product,
    idAtributoValor: question.attribute,
    quantidade: question.quantity
  }
  return ask(transport, 'shipment/product', body, nowMs)
}

export function fetchCartShipping(
  transport: Transport,
  { cep, lines }: { cep: string; lines: readonly ShippedLine[] },
  context: Pick<MapContext, 'media'>,
  nowMs: number
) {
  const digits = onlyDigits(cep)
  const [line] = lines
  if (!context.media || !line) return ask(transport, 'shipment/list', { cep: digits, carrinho: true }, nowMs)
  const { kind, product, attribute, quantity } = line
  if (kind !== 'lista') return fetchShipping(transport, { cep, product, attribute, quantity }, nowMs)
  return ask(transport, 'shipment/list', { cep: digits, idLista: product, quantidade: quantity }, nowMs)
}

function ask(transport: Transport, path: 'shipment/product' | 'shipment/list', body: object, nowMs: number) {
  const read = readAs(readShipment, wire => toShipping(wire, nowMs))
  return callApi(transport, { method: 'POST', path, body }, read)
}
