import { readShipment } from '../contract/shipment.ts'
import { onlyDigits } from '../models/formatters.ts'
import { type Shipping, toShipping } from '../models/shipment.ts'
import { ask, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export interface ShippingQuestion {
  cep: string
  product: number
  /** 0: none. */
  attribute: number
  quantity: number
}

/** The edge posts the CEP to checkout/zipcode after every such response. */
export function fetchShipping(transport: Transport, question: ShippingQuestion): Promise<ApiResult<Shipping>> {
  const body = {
    cep: onlyDigits(question.cep),
    idProduto: question.product,
    idAtributoValor: question.attribute,
    quantidade: question.quantity
  }
  return ask(transport, { method: 'POST', path: 'shipment/product', body }, read)
}

function read(body: unknown): Shipping | null {
  const wire = readShipment(body)
  return wire && toShipping(wire)
}
